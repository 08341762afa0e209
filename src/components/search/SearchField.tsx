import type { KeyboardEvent, Ref } from "react";
import { FIELD_ATTRIBUTES, MAX_QUERY_LENGTH } from "../../lib/search/field-attributes";
import { useTranslate } from "../shell/shell-context";
import { IconButton } from "../ui/IconButton";
import { Icon } from "../ui/Icon";
import { optionId } from "./use-result-options";
import * as styles from "./SearchField.module.css";

interface Props {
  readonly ref_: Ref<HTMLInputElement>;
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onClose: () => void;
  readonly listId: string;
  readonly active: number;
}

/** The focus stays here while keys move through the results. */
export function SearchField({ ref_, query, onType, onKeyDown, onClose, listId, active }: Props) {
  const t = useTranslate();
  const label = t("search.input");
  const hasActive = active >= 0;
  return (
    <div className={styles["field"]}>
      <Icon name="search" />
      <input
        ref={ref_}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={hasActive}
        aria-controls={listId}
        {...(hasActive ? { "aria-activedescendant": optionId(listId, active) } : {})}
        placeholder={label}
        value={query}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={MAX_QUERY_LENGTH}
        {...FIELD_ATTRIBUTES}
      />
      <IconButton icon="close" size="largest" onClick={onClose} aria-label={t("search.close")} />
    </div>
  );
}

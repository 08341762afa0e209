import { useEffect, useRef, type MouseEvent } from "react";
import { useTranslate } from "../shell/shell-context";
import { optionId, type LinkTo, type SearchOption } from "./use-result-options";
import { PageText, SymbolText } from "./ResultText";
import * as styles from "./SearchResults.module.css";

interface Props {
  readonly id: string;
  readonly options: readonly SearchOption[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (event: MouseEvent, option: SearchOption) => void;
  readonly linkTo: LinkTo;
}

/** The options are links: they can be opened in a new tab, and copied. */
export function SearchResults({ id, options, active, onPoint, onChoose, linkTo }: Props) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }, [active, options]);
  const toLink = (option: SearchOption) => {
    const { index, href, result } = option;
    return (
      /* eslint-disable-next-line jsx-a11y/click-events-have-key-events --
         its keys are those of the field, which keeps the focus */
      <a
        key={index}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        className={styles["option"]}
        {...linkTo(href)}
        onMouseMove={() => void (index !== active && onPoint(index))}
        onClick={(event) => onChoose(event, option)}
      >
        {result.kind === "symbol" ? <SymbolText result={result} /> : <PageText result={result} />}
      </a>
    );
  };
  return (
    <div ref={list} id={id} role="listbox" aria-label={t("search.list")} className={styles["list"]}>
      {options.map(toLink)}
    </div>
  );
}

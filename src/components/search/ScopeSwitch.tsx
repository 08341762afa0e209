import { useId } from "react";
import type { SearchScope } from "../../lib/search/manifest";
import { useShell, useTranslate } from "../shell/shell-context";
import * as styles from "./ScopeSwitch.module.css";

interface Props {
  readonly scope: SearchScope;
  readonly onChange: (scope: SearchScope) => void;
}

/** The version and language to search in, initially the reader's. Nothing if there is one of each. */
export function ScopeSwitch({ scope, onChange }: Props) {
  const { docs, site } = useShell();
  const t = useTranslate();
  const locales = Object.entries(site.locales).map(([name, { label }]) => ({ name, label }));
  if (docs.versions.length < 2 && locales.length < 2) return null;
  return (
    <div className={styles["scope"]}>
      <Choice
        label={t("search.version")}
        choices={docs.versions}
        chosen={scope.version}
        onChoose={(version) => onChange({ ...scope, version })}
      />
      <Choice
        label={t("search.locale")}
        choices={locales}
        chosen={scope.locale}
        onChoose={(locale) => onChange({ ...scope, locale })}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly choices: readonly { readonly name: string; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

function Choice({ label, choices, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  if (choices.length < 2) return null;
  return (
    <span className={styles["choice"]}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.name} value={choice.name}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}

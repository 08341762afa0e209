import { Fragment } from "react";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import * as styles from "./Shortcuts.module.css";

/** The keys of a reference page, with a switch for those without Ctrl or Cmd (behaviours/single-keys.ts). */
export function Shortcuts() {
  const t = useTranslate();
  const keys = [
    { keys: ["j", "k"], text: t({ id: "keys.entries", message: "next and previous entry" }) },
    { keys: ["←", "→"], text: t({ id: "keys.within", message: "links of an entry or sample" }) },
    { keys: ["↑", "↓"], text: t({ id: "keys.lists", message: "links of a list" }) },
    { keys: ["/"], text: t({ id: "keys.search", message: "search" }) },
  ];
  const rows = keys.map(({ keys: names, text }) => ({
    key: text,
    term: names.map((name) => (
      <Fragment key={name}>
        <kbd>{name}</kbd>{" "}
      </Fragment>
    )),
    text: <dd>{text}</dd>,
  }));
  return (
    <details className={`${styles["keys"] ?? ""} link-list no-print`}>
      <summary>{t({ id: "keys.title", message: "Keyboard shortcuts" })}</summary>
      <DetailList caption={null} rows={rows} />
      <label>
        <input type="checkbox" defaultChecked data-single-keys="" />{" "}
        {t({ id: "keys.single", message: "Single-key shortcuts" })}
      </label>
    </details>
  );
}

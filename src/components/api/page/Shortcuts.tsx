import { Fragment } from "react";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import * as styles from "./Shortcuts.module.css";

/** The keys of a reference page, with a switch for those without Ctrl or Cmd (behaviours/single-keys.ts). */
export function Shortcuts() {
  const t = useTranslate();
  const keys = [
    { keys: ["j", "k"], text: t("keys.entries") },
    { keys: ["←", "→"], text: t("keys.within") },
    { keys: ["↑", "↓"], text: t("keys.lists") },
    { keys: ["/"], text: t("keys.search") },
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
      <summary>{t("keys.title")}</summary>
      <DetailList caption={null} rows={rows} />
      <label>
        <input type="checkbox" defaultChecked data-single-keys="" /> {t("keys.single")}
      </label>
    </details>
  );
}

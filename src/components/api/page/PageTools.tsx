import type { SourceLocation } from "../../../lib/reference/reference-props";
import { withPrefix } from "../../../lib/urls/with-prefix";
import { Dropdown } from "../../navigation/Dropdown";
import { useTranslate } from "../../shell/shell-context";
import { SourceLink } from "../entry/SourceLink";
import * as styles from "./PageTools.module.css";
import { Fragment } from "react";

interface Props {
  readonly name: string;
  /** The page's path in the default locale. */
  readonly path: string;
  readonly location: SourceLocation;
}

/** The page in other forms, its source, and the keys that work on it. */
export function PageTools({ name, path, location }: Props) {
  const t = useTranslate();
  const file = (ending: string) => withPrefix(`${path}.${ending}`);
  return (
    <div className={`${styles["tools"] ?? ""} no-print`}>
      <Dropdown label={t({ id: "api.tools", message: "Page tools" })} align="end">
        <li>
          <button type="button" data-copy="file" data-file={file("md")}>
            {t({ id: "api.copyMarkdown", message: "Copy as Markdown" })}
          </button>
        </li>
        <li>
          <a href={file("md")}>Markdown</a>
        </li>
        <li>
          <a href={file("json")}>JSON</a>
        </li>
        <li>
          <SourceLink label={name} location={location} />
        </li>
        <li className={styles["keys"]}>
          <Shortcuts />
        </li>
      </Dropdown>
    </div>
  );
}

/** The keys of a reference page, with a switch for those without Ctrl or Cmd (behaviours/single-keys.ts). */
function Shortcuts() {
  const t = useTranslate();
  const keys = [
    { keys: ["j", "k"], text: t({ id: "keys.entries", message: "next and previous entry" }) },
    { keys: ["←", "→"], text: t({ id: "keys.within", message: "links of an entry or sample" }) },
    { keys: ["↑", "↓"], text: t({ id: "keys.lists", message: "links of a list" }) },
    { keys: ["/"], text: t({ id: "keys.search", message: "search" }) },
  ];
  return (
    <>
      <p>{t({ id: "keys.title", message: "Shortcuts" })}</p>
      <dl>
        {keys.map(({ keys: names, text }) => (
          <Fragment key={text}>
            <dt>
              {names.map((name) => (
                <Fragment key={name}>
                  <kbd>{name}</kbd>{" "}
                </Fragment>
              ))}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <label>
        <input type="checkbox" defaultChecked data-single-keys="" />{" "}
        {t({ id: "keys.single", message: "Single-key shortcuts" })}
      </label>
    </>
  );
}

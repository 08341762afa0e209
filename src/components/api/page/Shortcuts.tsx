import { Fragment } from "react";
import { useTranslate } from "../../shell/shell-context";

/** The keys of a reference page, with a switch for those without Ctrl or Cmd (behaviours/single-keys.ts). */
export function Shortcuts() {
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

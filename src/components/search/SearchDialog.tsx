import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { findTitles } from "../../lib/page-titles";
import { useTranslate } from "../shell/shell-context";
import { CloseIcon } from "../ui/icons";
import { SiteLink } from "../ui/SiteLink";
import { usePageTitles } from "./use-page-titles";
import * as styles from "./SearchDialog.module.css";

/** Finds a page by its title. Up and down move through the results, Enter follows the first or the chosen one. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const titles = usePageTitles();
  const inputId = useId();
  const results = titles.kind === "ready" ? findTitles(titles.pages, query) : [];

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>("input, ul a") ?? [])];
    const index = stops.findIndex((stop) => stop === document.activeElement);
    if (event.key === "Enter" && index === 0) return void stops[1]?.click();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    stops[(index + (event.key === "ArrowDown" ? 1 : stops.length - 1)) % stops.length]?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the field and links inside; Escape closes a dialog by itself
    <dialog ref={dialog} className={styles["dialog"]} aria-label={t({ id: "search.title" })} onClose={onClose} onKeyDown={onKeyDown} onClick={({ target }) => void (target === dialog.current && onClose())}>
      <div className={styles["panel"]}>
        <div className={styles["field"]}>
          <label className="visually-hidden" htmlFor={inputId}>
            {t({ id: "search.input" })}
          </label>
          <input id={inputId} type="search" autoComplete="off" spellCheck={false} placeholder={t({ id: "search.input" })} value={query} onChange={(event) => setQuery(event.target.value)} />
          <button type="button" className={styles["close"]} onClick={onClose} aria-label={t({ id: "search.close" })}>
            <CloseIcon />
          </button>
        </div>
        <p role="status" className={results.length > 0 ? "visually-hidden" : styles["note"]}>
          {titles.kind === "loading" && t({ id: "navigation.loading" })}
          {titles.kind === "failed" && t({ id: "search.failed" })}
          {titles.kind === "ready" && (results.length > 0 ? t({ id: "search.results" }, { count: results.length }) : t({ id: "search.empty" }, { query }))}
        </p>
        <ul className={styles["results"]}>
          {results.map(({ path, title }) => (
            <li key={path}>
              <SiteLink to={path}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}

import type { SymbolResult, Why } from "luau-search";
import { useTranslate } from "../shell/shell-context";
import { Segments } from "./Segments";
import * as styles from "./SearchResults.module.css";

/** A symbol among the results: what it is, its signature, and what is said of it. */
export function SymbolText({ result: { symbol, path, summary, why } }: { readonly result: SymbolResult }) {
  const t = useTranslate();
  const { kind, signature, deprecated, moduleName, isExternal } = symbol;
  const continued = signature.startsWith(symbol.path) ? signature.slice(symbol.path.length) : "";
  return (
    <>
      <span className={styles["head"]}>
        <code className={styles["signature"]} data-symbol={kind}>
          <span className={deprecated ? styles["deprecated"] : undefined}>
            <Segments segments={path} isName />
          </span>
          {/* A line may end after the bracket, rather than within the first parameter's name. */}
          {continued.slice(0, 1)}
          <wbr />
          {continued.slice(1)}
        </code>
        <span className={styles["kind"]}>
          {deprecated && `${t({ id: "search.deprecated" })} `}
          {t({ id: `search.kind.${kind}` })}
          {isExternal ? " · luau.org" : !symbol.path.startsWith(moduleName) && ` · ${moduleName}`}
        </span>
      </span>
      {continued === "" && signature !== symbol.path && <code className={styles["second"]}>{signature}</code>}
      {symbol.summary !== "" && (
        <span className={styles["text"]}>
          <Segments segments={summary} />
        </span>
      )}
      {why !== null && <WhyFound why={why} />}
    </>
  );
}

/** The part of a symbol that matches, where its name and summary do not show it. */
function WhyFound({ why: { kind, text } }: { readonly why: Why }) {
  const t = useTranslate();
  return (
    <span className={styles["why"]}>
      {t({ id: `search.why.${kind}` })} <mark>{text}</mark>
    </span>
  );
}

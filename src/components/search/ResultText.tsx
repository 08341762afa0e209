import type { PageResult, Segment, SymbolResult, Why } from "luau-search";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./SearchResults.module.css";
import { CodeName } from "../ui/CodeName";

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
          {deprecated && `${t("search.deprecated")} `}
          {t(`search.kind.${kind}`)}
          {isExternal ? " · luau.org" : !symbol.path.startsWith(moduleName) && ` · ${moduleName}`}
        </span>
      </span>
      {continued === "" && signature !== symbol.path && <code className={styles["second"]}>{signature}</code>}
      {symbol.summary !== "" && (
        <span className={styles["text"]}>
          <Segments segments={summary} />
        </span>
      )}
      {why !== null && <MatchReason why={why} />}
    </>
  );
}

/** The part of a symbol that matches, where its name and summary do not show it. */
function MatchReason({ why: { kind, text } }: { readonly why: Why }) {
  const t = useTranslate();
  return (
    <span className={styles["why"]}>
      {t(`search.why.${kind}`)} <mark>{text}</mark>
    </span>
  );
}

export function PageText({ result: { kind, title, heading, snippet } }: { readonly result: PageResult }) {
  const t = useTranslate();
  return (
    <>
      <span className={styles["head"]}>
        <span className={styles["title"]}>
          <Segments segments={title} />
          {heading.length > 0 && (
            <>
              {" › "}
              <Segments segments={heading} />
            </>
          )}
        </span>
        <span className={styles["kind"]}>{t(`search.kind.${kind}`)}</span>
      </span>
      <span className={styles["text"]}>
        <Segments segments={snippet} />
      </span>
    </>
  );
}

interface SegmentsProps {
  readonly segments: readonly Segment[];
  readonly isName?: boolean;
}

/** Marks the matches. Segments are text, whatever is in them. */
function Segments({ segments, isName = false }: SegmentsProps) {
  // The pieces have no names, and none of them moves.
  return segments.map(({ text, hit }, index) => {
    const Piece = hit ? "mark" : "span";
    return <Piece key={index}>{isName ? <CodeName name={text} /> : text}</Piece>;
  });
}

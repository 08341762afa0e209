import type { ReactNode } from "react";
import type { Declaration, LineBreak } from "../../../lib/reference/reference-props";
import { toLines } from "../../../lib/reference/declaration-lines";
import { TokenList } from "./TokenList";
import * as styles from "./SignatureBlock.module.css";

interface Props {
  readonly declaration: Declaration;
}

/**
 * The head of an entry as it is declared. Its text stands on one line; the style sheet ends lines where the
 * column is too narrow, so that it fits without scripts, and what is copied or read out is the text alone.
 */
export function SignatureBlock({ declaration }: Props) {
  return (
    <pre className={styles["block"]} data-signature="">
      <code>
        {toLines(declaration).map(({ start, tokens }, index) => (
          <LinePart key={index} start={start}>
            <TokenList tokens={tokens} />
          </LinePart>
        ))}
      </code>
    </pre>
  );
}

function LinePart({ start, children }: { readonly start: LineBreak | null; readonly children: ReactNode }) {
  if (start === null) return children;
  return (
    <>
      <span
        className={styles[`below${start.below}`]}
        {...(start.depth > 0 ? { "data-indent": "  ".repeat(start.depth) } : {})}
      />
      {children}
    </>
  );
}

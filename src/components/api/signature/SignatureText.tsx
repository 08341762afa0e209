import { Fragment } from "react";
import type { Declaration } from "../../../lib/reference/reference-props";
import { toLines } from "../../../lib/reference/declaration-lines";
import { TokenList } from "./TokenList";
import * as styles from "./SignatureText.module.css";

interface Props {
  readonly declaration: Declaration;
}

/**
 * A signature. Its text is on one line; the style sheet ends lines where their container is too
 * narrow, so that it fits without scripts, and what is copied or read out is the text alone.
 */
export function SignatureText({ declaration }: Props) {
  return toLines(declaration).map(({ start, tokens }, index) => (
    <Fragment key={index}>
      {start !== null && (
        <span
          className={styles[`below${start.below}`]}
          {...(start.depth > 0 ? { "data-indent": "  ".repeat(start.depth) } : {})}
        />
      )}
      <TokenList tokens={tokens} />
    </Fragment>
  ));
}

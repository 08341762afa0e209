import { Fragment } from "react";
import type { Declaration } from "../../../lib/reference/reference-props";
import { toLines } from "../../../lib/reference/declaration-lines";
import { TokenList } from "./TokenList";
import * as styles from "./SignatureText.module.css";

/**
 * The text is on one line; the style sheet breaks it where its container is too narrow, so that it fits
 * without scripts, and copied text has no breaks.
 */
export function SignatureText({ declaration }: { readonly declaration: Declaration }) {
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

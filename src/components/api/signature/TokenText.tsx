import { Fragment } from "react";
import { toLines } from "../../../lib/reference/declaration-lines";
import type { Declaration, Tokens } from "../../../lib/reference/reference-props";
import { toRuns } from "../../../lib/reference/token-runs";
import { useOwnAnchor } from "../../shell/shell-context";
import { CodeName } from "../../ui/CodeName";
import { SiteLink } from "../../ui/SiteLink";
import * as styles from "./SignatureText.module.css";

/** One line of text, which the style sheet breaks in narrow containers: copied text has no breaks. */
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

export function TypeText({ tokens }: { readonly tokens: Tokens }) {
  const [only, second] = toRuns(tokens);
  if (only && !second && only.href === null)
    return <code className={colourClass(only.colour)}>{only.text}</code>;
  return (
    <code>
      <TokenList tokens={tokens} breaking />
    </code>
  );
}

interface TokenListProps {
  readonly tokens: Tokens;
  readonly breaking?: boolean;
}

/** Tokens as coloured text in a `<code>`, with links where a name has a definition. */
export function TokenList({ tokens, breaking = false }: TokenListProps) {
  const toAnchor = useOwnAnchor();
  return toRuns(tokens).map(({ text, colour, href }, index) => {
    const className = colourClass(colour);
    if (href !== null) {
      return (
        <SiteLink key={index} to={toAnchor(href)} className={className} data-card="">
          {breaking ? <CodeName name={text} /> : text}
        </SiteLink>
      );
    }
    if (colour === null) return text;
    return (
      <span key={index} className={className}>
        {text}
      </span>
    );
  });
}

/** The classes of a token (src/styles/code.css). */
const colourClass = (colour: string | null): string | undefined =>
  colour === null ? undefined : `token ${colour}`;

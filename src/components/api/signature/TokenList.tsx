import type { Tokens } from "../../../lib/reference/reference-props";
import { toRuns } from "../../../lib/reference/token-runs";
import { useOwnAnchor } from "../../shell/shell-context";
import { CodeName } from "../../ui/CodeName";
import { SiteLink } from "../../ui/SiteLink";

interface Props {
  readonly tokens: Tokens;
  readonly breaking?: boolean;
}

/** Tokens as coloured text, with links where a name has a definition. Stands inside a `<code>`. */
export function TokenList({ tokens, breaking = false }: Props) {
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
export const colourClass = (colour: string | null): string | undefined =>
  colour === null ? undefined : `token ${colour}`;

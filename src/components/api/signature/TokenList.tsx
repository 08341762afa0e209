import type { Tokens } from "../../../lib/reference/reference-props";
import { toRuns } from "../../../lib/reference/token-runs";
import { CodeName } from "../../ui/CodeName";
import { SiteLink } from "../../ui/SiteLink";
import * as styles from "./TokenList.module.css";

interface Props {
  readonly tokens: Tokens;
  /** Whether lines may end in long names. A signature has its own lines. */
  readonly breaking?: boolean;
}

/** Tokens as coloured text, with links where a name has a definition. Stands inside a `<code>`. */
export function TokenList({ tokens, breaking = false }: Props) {
  return toRuns(tokens).map(({ text, colour, href }, index) => {
    const className = colourClass(colour);
    if (href !== null) {
      return (
        <SiteLink key={index} to={href} className={className} data-card="">
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

export const colourClass = (colour: string | null): string | undefined =>
  colour === null ? undefined : styles[colour];

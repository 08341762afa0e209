import type { SymbolLink } from "../../../lib/reference/reference-props";
import { useOwnAnchor } from "../../shell/shell-context";
import { CodeName } from "../../ui/CodeName";
import { SiteLink } from "../../ui/SiteLink";

interface Props {
  readonly link: SymbolLink;
}

/** A name in code, linked where it leads somewhere. */
export function SymbolName({ link: { text, href } }: Props) {
  const toAnchor = useOwnAnchor();
  return (
    <code>
      {href === null ? (
        <CodeName name={text} />
      ) : (
        <SiteLink to={toAnchor(href)} data-card="">
          <CodeName name={text} />
        </SiteLink>
      )}
    </code>
  );
}

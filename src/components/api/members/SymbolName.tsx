import type { SymbolLink } from "../../../lib/reference/reference-props";
import { useOwnAnchor } from "../../shell/shell-context";
import { CodeName } from "../../ui/CodeName";
import { SiteLink } from "../../ui/SiteLink";

export function SymbolName({ link: { text, href } }: { readonly link: SymbolLink }) {
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

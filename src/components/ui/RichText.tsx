import { toRichText, withoutOnlyParagraph } from "../../lib/html/rich-text";
import { tableFrameHtml } from "../mdx/MdxTable";
import { sampleToolsHtml, useDefinitions } from "../mdx/sample-tools";
import { usePageHref, useTranslate } from "../shell/shell-context";

interface Props {
  readonly html: string;
  /** A `<dd>` or `<li>` omits the tags of its only paragraph; a `<dd>` may be empty. */
  readonly as?: "div" | "dd" | "li";
  readonly folded?: boolean;
}

/** Text of a doc comment, rendered by the build without raw HTML and links of unknown schemes. */
export function RichText({ html, as: Element = "div", folded = false }: Props) {
  const toHref = usePageHref();
  const t = useTranslate();
  const definitions = useDefinitions();
  if (html === "") return Element === "dd" ? <dd /> : null;
  const ready = toRichText(html, {
    toHref,
    toolsOf: (canTry) => sampleToolsHtml(t, canTry ? definitions : null),
    tableFrame: tableFrameHtml(t),
    foldedAs: folded ? (count) => t("sample.folded", { count }) : null,
  });
  const inner = Element === "div" ? ready : withoutOnlyParagraph(ready);
  return <Element className="prose" dangerouslySetInnerHTML={{ __html: inner }} />;
}

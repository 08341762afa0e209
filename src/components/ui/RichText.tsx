import { withCopyButtons, withTableFrames } from "../../lib/page-html";
import { copyButtonHtml } from "../mdx/CopyButton";
import { tableFrameHtml } from "../mdx/MdxTable";
import { useTranslate } from "../shell/shell-context";
import { usePageHtml } from "./use-page-html";

interface Props {
  readonly html: string;
}

/**
 * Text of a doc comment. This is the one place where HTML from data enters a page. It is safe because the build makes
 * it from Markdown with raw HTML switched off and links of unknown schemes refused: nothing of a definition file
 * becomes markup by itself.
 */
export function RichText({ html }: Props) {
  const toPage = usePageHtml();
  const t = useTranslate();
  if (html === "") return null;
  const framed = withTableFrames(withCopyButtons(toPage(html), copyButtonHtml(t)), tableFrameHtml(t));
  return <div className="prose" dangerouslySetInnerHTML={{ __html: framed }} />;
}

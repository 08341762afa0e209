/** A page that redirects; browsers follow it too, but drop the fragment. */
const refresh = /<meta http-equiv="refresh" content="0; url=([^"]*)"/;

/**
 * The final address of a link to a document: the document's own, or its redirect target.
 * @param html the document
 * @param target its absolute URL, with the link's fragment
 */
export function successorOf(html: string, target: string): string {
  const [, escaped] = refresh.exec(html) ?? [];
  if (escaped === undefined) return target;
  const successor = new URL(
    escaped
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&"),
    target,
  );
  successor.hash ||= new URL(target).hash;
  return successor.href;
}

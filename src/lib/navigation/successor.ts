/** A page that says nothing but where another is; browsers follow it too, but leave the fragment behind. */
const refresh = /<meta http-equiv="refresh" content="0; url=([^"]*)"/;

/**
 * The address that a link means when it leads to a document: the document's own, or the one that it leads on
 * to.
 * @param html the document
 * @param target its full address, with the fragment that the link has
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

import { unescapeHtml } from "../html/escape-html";

const refresh = /<meta http-equiv="refresh" content="0; url=([^"]*)"/;

/** The address to which a document redirects as it is written there; null for documents that do not. */
export function redirectTarget(html: string): string | null {
  const [, escaped] = refresh.exec(html) ?? [];
  return escaped === undefined ? null : unescapeHtml(escaped);
}

/** The final address of a link, whose fragment browsers drop. `target` is the document's absolute URL. */
export function successorOf(html: string, target: string): string {
  const address = redirectTarget(html);
  if (address === null) return target;
  const successor = new URL(address, target);
  successor.hash ||= new URL(target).hash;
  return successor.href;
}

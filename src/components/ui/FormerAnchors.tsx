/** Invisible targets of links from before an entry was renamed. */
export function FormerAnchors({ anchors }: { readonly anchors: readonly string[] }) {
  return anchors.map((anchor) => <span key={anchor} id={anchor} />);
}

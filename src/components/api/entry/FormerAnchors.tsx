interface Props {
  readonly anchors: readonly string[];
}

/** Targets of links from before something was renamed: nothing to see, and nothing to read out. */
export function FormerAnchors({ anchors }: Props) {
  return anchors.map((anchor) => <span key={anchor} id={anchor} />);
}

import type { Segment } from "luau-search";

/** Pieces of a text, with what was searched for marked. They are text and stay text, whatever is in them. */
export function Segments({ segments }: { readonly segments: readonly Segment[] }) {
  // The pieces have no names, and none of them moves.
  return segments.map(({ text, hit }, index) =>
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

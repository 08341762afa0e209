import type { Segment } from "luau-search";
import { CodeName } from "../ui/CodeName";

interface Props {
  readonly segments: readonly Segment[];
  /** Whether they are a name, which is broken at its capitals and dots. */
  readonly isName?: boolean;
}

/** Pieces of a text, with what was searched for marked. They are text and stay text, whatever is in them. */
export function Segments({ segments, isName = false }: Props) {
  // The pieces have no names, and none of them moves.
  return segments.map(({ text, hit }, index) => {
    const Piece = hit ? "mark" : "span";
    return <Piece key={index}>{isName ? <CodeName name={text} /> : text}</Piece>;
  });
}

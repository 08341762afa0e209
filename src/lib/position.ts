/** A place in a file, both numbers from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The place of a character, by how many stand before it in its text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

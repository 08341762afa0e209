/** A text, and the offset in a page to insert it at. */
export interface Insertion {
  readonly offset: number;
  readonly text: string;
}

/** @param insertions in the order of their places */
export function insertAll(html: string, insertions: readonly Insertion[]): string {
  let at = 0;
  let result = "";
  for (const insertion of insertions) {
    result += html.slice(at, insertion.offset) + insertion.text;
    at = insertion.offset;
  }
  return result + html.slice(at);
}

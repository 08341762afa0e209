export interface Insertion {
  readonly offset: number;
  readonly text: string;
}

/** @param insertions in the order of their offsets */
export function insertAll(html: string, insertions: readonly Insertion[]): string {
  let end = 0;
  let result = "";
  for (const { offset, text } of insertions) {
    result += html.slice(end, offset) + text;
    end = offset;
  }
  return result + html.slice(end);
}

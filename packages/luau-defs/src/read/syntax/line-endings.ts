/** Writes a text with the line endings of most lines of a file; if neither prevails, with those of its first. */
export function withLineEndingsOf(file: string, text: string): string {
  const lines = file.match(/\r?\n/g) ?? [];
  const surplus = lines.reduce((sum, ending) => sum + (ending === "\n" ? -1 : 1), 0);
  const isCrlf = surplus > 0 || (surplus === 0 && lines[0] === "\r\n");
  return text.replaceAll(/\r*\n/g, isCrlf ? "\r\n" : "\n");
}

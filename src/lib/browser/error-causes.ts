/** The messages of an error and its causes, outermost first. A circular chain is cut. */
export function errorCauses(error: unknown): readonly string[] {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  for (
    let current = error;
    current !== undefined && current !== null && !seen.has(current);
    current = causeOf(current)
  ) {
    seen.add(current);
    texts.push(current instanceof Error ? current.message || current.name : String(current));
  }
  return texts;
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/** The messages of an error and its causes, outermost first. A circular chain is cut. */
export function errorCauses(error: unknown): readonly string[] {
  const chain = new Set<unknown>();
  for (let one = error; one !== undefined && one !== null && !chain.has(one); one = causeOf(one))
    chain.add(one);
  return Array.from(chain, (one) => (one instanceof Error ? one.message || one.name : String(one)));
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

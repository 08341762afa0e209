/** One hook out of several, run one after the other: Gatsby takes one of each name. */
export function inTurn<Args extends readonly unknown[]>(
  ...hooks: readonly ((...args: Args) => unknown)[]
): (...args: Args) => Promise<void> {
  return async (...args) => {
    for (const hook of hooks) await hook(...args);
  };
}

/** Combines several hooks into one that runs them in order, since Gatsby accepts one hook of each name. */
export function combineHooks<Args extends readonly unknown[]>(
  ...hooks: readonly ((...args: Args) => unknown)[]
): (...args: Args) => Promise<void> {
  return async (...args) => {
    for (const hook of hooks) await hook(...args);
  };
}

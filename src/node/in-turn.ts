/** One hook out of several, run one after the other: Gatsby takes one of each name. */
export function inTurn<Args extends readonly unknown[]>(...hooks: readonly ((...args: Args) => unknown)[]): (...args: Args) => Promise<void> {
  return async (...args) => {
    for (const hook of hooks) await hook(...args);
  };
}

/** Some begun one after the other without waiting, done when all are: for what another thread does meanwhile. */
export function atOnce<Args extends readonly unknown[]>(...hooks: readonly ((...args: Args) => unknown)[]): (...args: Args) => Promise<void> {
  return async (...args) => {
    await Promise.all(hooks.map((hook) => hook(...args)));
  };
}

/** The kinds of admonitions: `:::tip`, `:::warning[Mind the gap]`. */
export const admonitionKinds = ["note", "tip", "info", "warning", "danger"] as const;

export type AdmonitionKind = (typeof admonitionKinds)[number];

/** Whether a directive is an admonition. */
export function isAdmonition(name: string): name is AdmonitionKind {
  return admonitionKinds.some((kind) => kind === name);
}

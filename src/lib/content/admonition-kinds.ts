/** What an admonition may be: `:::tip`, `:::warning[Mind the gap]`. */
export const admonitionKinds = ["note", "tip", "info", "warning", "danger"] as const;

export type AdmonitionKind = (typeof admonitionKinds)[number];

/** Whether a directive's name is an admonition's. */
export function isAdmonition(name: string): name is AdmonitionKind {
  return admonitionKinds.some((kind) => kind === name);
}

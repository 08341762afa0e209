/** The kinds of admonitions: `:::tip`, `:::warning[Mind the gap]`. */
export const admonitionKinds = ["note", "tip", "info", "warning", "danger"] as const;

export type AdmonitionKind = (typeof admonitionKinds)[number];

/** The kind of a directive; also by the names that it has in Docusaurus. Null if it is not an admonition. */
export const admonitionKind = (name: string): AdmonitionKind | null =>
  admonitionKinds.find((kind) => kind === (OTHER_NAMES[name] ?? name)) ?? null;

const OTHER_NAMES: Readonly<Record<string, AdmonitionKind>> = {
  caution: "warning",
  important: "info",
  secondary: "note",
  success: "tip",
};

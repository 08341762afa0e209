/** The settings of definitions as they are written, in `luau-defs.config.json` and in the plugin's options. */

export const UNDERSCORED = ["hidden", "shown"] as const;
export type Underscored = (typeof UNDERSCORED)[number];

export interface WrittenSettings {
  readonly platform?: string | WrittenPlatform | undefined;
  readonly enums?: { readonly item: OneOrMore; readonly table?: OneOrMore | undefined } | undefined;
  readonly events?: { readonly type: OneOrMore } | undefined;
  readonly docs?: OneOrMore | undefined;
  readonly external?: string | readonly (string | WrittenExternal)[] | undefined;
  readonly underscored?: Underscored | undefined;
  /** Added to the default patterns; `!Packages` removes one of them. */
  readonly exclude?: OneOrMore | undefined;
  /** By default from the manifests of packages, otherwise `./{path}` from the common folder. */
  readonly require?: string | undefined;
}

export interface WrittenPlatform {
  readonly name: string;
  /** `platforms/<name>.json` by default. */
  readonly inventory?: string | undefined;
  readonly definitions?: string | undefined;
}

export type OneOrMore = string | readonly string[];

export const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : isList(value) ? value : [value];

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);

export interface WrittenExternal {
  readonly path: string;
  readonly url?: OneOrMore | undefined;
}

/** A statement of a definition file, as Luau loads it. */
export interface Definition {
  readonly text: string;
  readonly declares: readonly DeclaredName[];
  /** Where its names are known; `unknown` for Luau that is not a declaration. */
  readonly scope: "everywhere" | "file" | "unknown";
  /** The platform or library, `Roblox`, whose name this declares as `any`; null for what has its type. */
  readonly platform: string | null;
}

export interface DeclaredName {
  readonly namespace: "type" | "value";
  readonly name: string;
}

/** Types and values have separate namespaces. */
export const declarationKey = ({ namespace, name }: DeclaredName): string => `${namespace} ${name}`;

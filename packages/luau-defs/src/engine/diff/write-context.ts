/** Where a type stands in what Luau is asked, which decides how it is written. */
import { quoted } from "luau-syntax";
import type { Entry } from "../../model/model";
import type { VersionIndex } from "./version-symbols";
import type { TypeNames } from "./question-names";

/** A source is to be assignable to a target. */
export type Role = "source" | "target";

export interface WriteContext {
  /** The version in which its names are resolved. */
  readonly version: VersionIndex;
  readonly role: Role;
  /** Whether scripts give such values to the engine, or get them. */
  readonly flow: "given" | "got";
  readonly names: TypeNames;
  /** Tables and functions that are compared by name, since both types name them. */
  readonly shared: ReadonlySet<Entry>;
  /** The texts of the generics in scope. */
  readonly generics: ReadonlyMap<string, Readonly<Record<Role, string>>>;
}

export const opposite = (context: WriteContext): WriteContext => ({
  ...context,
  role: context.role === "source" ? "target" : "source",
  flow: context.flow === "given" ? "got" : "given",
});

/** A generic that is written in the same way wherever it stands. */
export const always = (text: string): Readonly<Record<Role, string>> => ({ source: text, target: text });

/** A type that is assignable to nothing else. */
export const opaque = (name: string): string => `{ read [${quoted(name)}]: true }`;

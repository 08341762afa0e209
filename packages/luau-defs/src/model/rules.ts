import type { Level, Severity } from "luau-diagnostics";

/** A rule: its name, default level and description. */
export interface Rule<Default extends Level = Severity> {
  readonly name: string;
  readonly severity: Default;
  readonly description: string;
}

/** A rule whose name is its key in a table. */
type Unnamed<Default extends Level> = Omit<Rule<Default>, "name">;

export const error = (description: string): Unnamed<"error"> => ({ severity: "error", description });

export const warning = (description: string): Unnamed<"warning"> => ({ severity: "warning", description });

/** The rules of a table, in its order. */
export const rulesIn = <Default extends Level>(
  table: Readonly<Record<string, Unnamed<Default>>>,
): readonly Rule<Default>[] => Object.entries(table).map(([name, rule]) => ({ name, ...rule }));

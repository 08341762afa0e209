/** Values of `moonwave.toml`, read with smol-toml, and of the expected kinds, whatever a file has. */
import { parse, type TomlTable, type TomlValue } from "smol-toml";

export type { TomlTable, TomlValue };

/** Null, if the text is not TOML. */
export function parseToml(text: string): TomlTable | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

export const textOf = (value: TomlValue | undefined): string | null =>
  typeof value === "string" ? value : null;
export const tableOf = (value: TomlValue | undefined): TomlTable =>
  typeof value === "object" && !Array.isArray(value) && !(value instanceof Date) ? value : {};
export const listOf = (value: TomlValue | undefined): readonly TomlValue[] =>
  Array.isArray(value) ? value : [];

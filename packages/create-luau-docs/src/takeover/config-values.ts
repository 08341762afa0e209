/** Values of configuration files, of the expected kinds, whatever a file has. */
import { parse } from "smol-toml";
import { parse as parseYamlText } from "yaml";

export type Table = Readonly<Record<string, unknown>>;

export const parseToml = (text: string): Table | null => tableOrNull(() => parse(text));

/** Null, if the text is not YAML (of which JSON is a part), or not a table. */
export const parseYaml = (text: string): Table | null =>
  tableOrNull(() => parseYamlText(text, { logLevel: "silent" }));

function tableOrNull(read: () => unknown): Table | null {
  try {
    const value = read();
    return isTable(value) ? value : null;
  } catch {
    return null;
  }
}

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

export const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
export const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);
export const tableOf = (value: unknown): Table => (isTable(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Text, or a number that was meant as text. */
export const wordsOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : typeof value === "number" ? String(value) : null;

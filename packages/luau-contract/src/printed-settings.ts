/** The effective settings as commands print them, with their sources. */

export interface PrintedSetting {
  /** `colourMode.defaultMode` */
  readonly name: string;
  readonly value: unknown;
  /** Where it is written; null for a default. */
  readonly source: SettingSource | null;
}

interface SettingSource {
  readonly file: string;
  readonly line: number;
}

/** A line a setting: its name, where it is written, and its value as JSON. */
export function renderSettings(settings: readonly PrintedSetting[]): string {
  const rows = settings.map(({ name, source, value }) => ({
    name,
    source: source === null ? "default" : `${source.file}:${source.line}`,
    value: JSON.stringify(value),
  }));
  const width = (of: (row: (typeof rows)[number]) => string): number =>
    Math.max(0, ...rows.map((row) => of(row).length));
  const [names, sources] = [width(({ name }) => name), width(({ source }) => source)];
  return rows
    .map(({ name, source, value }) => `${name.padEnd(names)}  ${source.padEnd(sources)}  ${value}\n`)
    .join("");
}

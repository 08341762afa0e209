/** Selects and words Luau's reports about a sample, for the build and the browser. */

/** The part of a report (luau-wasm's `Diagnostic`) that decides it. */
interface SampleReport {
  readonly kind: string;
  readonly name?: string;
}

/** Samples often declare what they never use. */
const IGNORED_LINT: ReadonlySet<string> = new Set(["LocalUnused", "FunctionUnused", "ImportUnused"]);

/** After a syntax error, all other reports concern an incomplete tree. */
export function relevantReports<T extends SampleReport>(reports: readonly T[]): readonly T[] {
  const isBroken = reports.some(({ kind }) => kind === "syntax");
  return reports.filter(({ kind, name }) =>
    isBroken ? kind === "syntax" : kind !== "lint" || !IGNORED_LINT.has(name ?? ""),
  );
}

/** Luau's message on one line, without the fields of large tables. */
export const oneLine = (message: string): string =>
  message
    .replaceAll(/'\{[^']{100,}'/g, "'{ … }'")
    .replace(/\s*\n\s*\* /, " ")
    .replaceAll(/\s*\n\s*\* /g, "; ")
    .replaceAll(/\s*\n\s*/g, " ")
    .trim();

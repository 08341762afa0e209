/** Errors that a site's own components throw when a page is rendered, as problems at their locations. */
import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { counted, diagnosticIn, FILE_START, type Diagnostic, type TextRange } from "luau-contract";
import { relativePath } from "../relative-path";

/** How they are reported. */
export const COMPONENTS = {
  name: "components",
  headline: (count: number): string => `${counted(count, "mistake")} in the site's own components`,
};

/** Thrown in place of the error of a component that is the site's own. */
export class ComponentError extends Error {
  override readonly name = "ComponentError";

  constructor(readonly mistake: Diagnostic) {
    super(mistake.message);
  }
}

/** Null if the error was thrown by the program. */
export function componentError(error: unknown): ComponentError | null {
  if (!(error instanceof Error)) return null;
  const place = throwerOf(error.stack ?? "");
  if (place === null || !/^(?:src\/(?:theme|pages)|content)\//.test(place.file)) return null;
  const message = `The component cannot be rendered: ${error.message.replace(/\.$/, "")}.`;
  return new ComponentError(
    diagnosticIn(place.file, place.range, {
      severity: "error",
      rule: "component",
      message,
      suggestion: null,
    }),
  );
}

/** One component may fail on every page. */
export function componentMistakes(errors: readonly unknown[]): readonly Diagnostic[] {
  const mistakes = errors.flatMap((error) => (error instanceof ComponentError ? [error.mistake] : []));
  return [...new Map(mistakes.map((one) => [JSON.stringify(one), one])).values()];
}

interface Place {
  readonly file: string;
  readonly range: TextRange;
}

/** The source of the first frame of a stack, which is in a file that bundle-renderer.ts has written. */
function throwerOf(stack: string): Place | null {
  const [, address, line, column] = /([^\s()]+\.mjs):(\d+):(\d+)/.exec(stack) ?? [];
  if (address === undefined) return null;
  const bundle = address.startsWith("file:") ? fileURLToPath(address) : address;
  if (!existsSync(`${bundle}.map`)) return null;
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, "utf8")) as SourceMapPayload);
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return null;
  const file = relativePath(path.resolve(path.dirname(bundle), entry.originalSource));
  // Lines are those of the script that a text was compiled to.
  if (/\.mdx?$/.test(file)) return { file, range: FILE_START };
  const [at, from] = [entry.originalLine + 1, entry.originalColumn + 1];
  return { file, range: { line: at, column: from, endLine: at, endColumn: from + 1 } };
}

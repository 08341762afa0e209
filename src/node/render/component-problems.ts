/** Errors that a site's own components throw when a page is rendered, as problems at their locations. */
import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { counted, type Diagnostic, withoutDuplicates } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";
import { thrownProblem } from "../diagnostics/thrown-problem";
import { UNREAD_TEXT } from "../mdx/compiled-texts";
import { relativePath } from "../files/relative-path";
import type { ElementLocation } from "./text-elements";

/** How they are reported. */
export const COMPONENTS = {
  name: "components",
  headline: (count: number): string => `${counted(count, "problem")} in the site's own components`,
};

/** Thrown in place of the error of a component that is the site's own. */
export class ComponentError extends Error {
  override readonly name = "ComponentError";

  /** @param isReported whether it follows from a problem that has been reported */
  constructor(
    readonly problem: Diagnostic,
    readonly isReported: boolean,
  ) {
    super(problem.message);
  }
}

/**
 * Null if the error was thrown by the program, and not below an element of a text.
 * @param component of the page that could not be rendered, which may have a text: see bundle-renderer.ts
 * @param element of that text that fails; null if it is not known
 */
export function componentError(
  error: unknown,
  component: string,
  element: ElementLocation | null,
): ComponentError | null {
  const thrower = error instanceof Error ? throwerOf(error.stack ?? "") : undefined;
  const [, text] = component.split("?__contentFilePath=");
  const location = isOwn(thrower) ? thrower : element === null ? undefined : locationOf(element);
  if (location === undefined && (text === undefined || isOfProgram(thrower))) return null;
  // The imports of a text are loaded before it is rendered.
  const file = location?.file ?? relativePath(text ?? "");
  const problem = thrownProblem(error, { file, text: readIfPresent(file), rule: "component" });
  const message = `The component cannot be rendered: ${problem.message}`;
  const isReported = error instanceof Error && error.name === UNREAD_TEXT;
  return new ComponentError({ ...problem, ...location?.range, message }, isReported);
}

const isOwn = (location: SourceLocation | undefined): location is SourceLocation =>
  location !== undefined && /^(?:src\/(?:theme|pages)|content)\//.test(location.file);

/** React's own errors have no frame but that of the call that renders the document. */
const isOfProgram = (location: SourceLocation | undefined): boolean =>
  location !== undefined && /^src\/(?!node\/render\/)/.test(location.file);

const readIfPresent = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** One component may fail on every page. */
export const componentProblems = (errors: readonly unknown[]): readonly Diagnostic[] =>
  withoutDuplicates(
    errors.flatMap((error) => (error instanceof ComponentError && !error.isReported ? [error.problem] : [])),
  );

interface SourceLocation {
  readonly file: string;
  readonly range: TextRange;
}

/** The source of the first frame of a stack, which is in a file that bundle-renderer.ts has written. */
function throwerOf(stack: string): SourceLocation | undefined {
  const [, address, line, column] = /([^\s()]+\.mjs):(\d+):(\d+)/.exec(stack) ?? [];
  if (address === undefined) return undefined;
  const bundle = address.startsWith("file:") ? fileURLToPath(address) : address;
  if (!existsSync(`${bundle}.map`)) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, "utf8")) as SourceMapPayload);
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return undefined;
  const file = relativePath(path.resolve(path.dirname(bundle), entry.originalSource));
  return { file, range: rangeFrom(entry.originalLine + 1, entry.originalColumn + 1) };
}

const locationOf = ({ fileName, lineNumber = 1, columnNumber = 1 }: ElementLocation): SourceLocation => ({
  file: fileName,
  range: rangeFrom(lineNumber, columnNumber),
});

const rangeFrom = (line: number, column: number): TextRange => {
  return { line, column, endLine: line, endColumn: column + 1 };
};

import type { DocComment, ParseResult, DocLine } from "full-moon-wasm";
import { isLuauFile } from "luau-contract";
import { lineStartsOf, sourceText, type SourceText, type TextFile } from "luau-syntax";
import type { AnalysedFile, LinkedAnalysis } from "../../read/analyse-file";
import { docLocations } from "../../read/syntax/doc-comment-locations";
import { guideScope, moduleScope, NO_SCOPE, type ModuleScope } from "./module-scope";

export interface SampleDocument {
  readonly source: SourceText;
  /** Texts whose samples can refer to each other: a guide, or one doc comment. */
  readonly texts: readonly (readonly DocLine[])[];
  readonly isSample: boolean;
  readonly scope: ModuleScope;
}

/**
 * @param files some of the project's files
 * @param texts guides and scripts
 */
export function documentsOf(
  project: readonly LinkedAnalysis[],
  files: readonly AnalysedFile[],
  texts: readonly TextFile[],
): readonly SampleDocument[] {
  const scope = moduleScope(project);
  const scopeOfGuides = guideScope(project, scope);
  return [
    ...files.map(({ source, tree, converted }) =>
      definitionDocument(source, tree, converted.form === "module" ? scope : NO_SCOPE),
    ),
    ...texts.map(({ path, text }) => textDocument(path, text, scopeOfGuides)),
  ];
}

export const isGuide = (file: string): boolean => /\.(?:mdx?|markdown)$/i.test(file);

/** @param scope that of modules; a definition file declares globals */
export function definitionDocument(
  source: SourceText,
  tree: ParseResult,
  scope: ModuleScope = NO_SCOPE,
): SampleDocument {
  // Most of the largest files are generated, and have no samples.
  const docs = /(?:```|~~~)\s*lua/i.test(source.text)
    ? [tree.moduleDoc, ...docLocations(tree).map(({ doc }) => doc)]
    : [];
  const texts = docs.filter((doc): doc is DocComment => doc !== null).map(({ lines }) => lines);
  return { source, texts, isSample: false, scope };
}

/** @param scope the modules that guides may use: a script requires its modules itself */
export function textDocument(path: string, text: string, scope: ModuleScope = NO_SCOPE): SampleDocument {
  const source = sourceText(path, text);
  const isSample = isLuauFile(path);
  const lines = linesOf(text);
  return isSample
    ? { source, texts: [lines], isSample, scope: NO_SCOPE }
    : { source, texts: [withoutFrontMatter(lines)], isSample, scope };
}

function withoutFrontMatter(lines: readonly DocLine[]): readonly DocLine[] {
  if (lines[0]?.text !== "---") return lines;
  const end = lines.findIndex(({ text }, index) => index > 0 && text === "---");
  return end === -1 ? lines : lines.slice(end + 1);
}

function linesOf(text: string): readonly DocLine[] {
  const starts = lineStartsOf(text);
  return starts.map((start, index) => {
    const end = (starts[index + 1] ?? text.length + 1) - 1;
    return { text: text.slice(start, end).replace(/\r$/, ""), start };
  });
}

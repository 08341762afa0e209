/** Rewrites Moonwave's and plain comments in our dialect: both texts produce the same reference. */
import type { DocComment } from "full-moon-wasm";
import type { StageResult } from "luau-diagnostics";
import { type Edit, type Span, withEdits } from "luau-syntax";
import { convertModule } from "./convert/convert-module";
import { FRAME } from "./convert/unpublished-docs";
import { moduleTree } from "./modules/module-tree";
import { sourceFile, type SourceFile } from "./source/source-file";
import { withLineEndingsOf } from "./syntax/line-endings";
import { parseSource, type SyntaxFile } from "./syntax/parse-source";
import { attachComments, HOLDERS, isLocalFunction } from "./dialects/attach-comments";
import { isClass, type Documented, type ReadComment } from "./dialects/comment";
import { hasMembers, hasMethods, returnedTable } from "./dialects/class-tables";
import { printedLines, withoutBadges } from "./dialects/write-comment";
import { readComments } from "./dialects/read-comments";
import { readDialects } from "./dialects/read-dialects";

interface RewrittenFile {
  readonly text: string;
  readonly converted: number;
  readonly unconverted: readonly UnconvertedComment[];
}

interface UnconvertedComment {
  /** Why our dialect cannot express the comment, as a sentence. */
  readonly reason: string;
  readonly span: Span;
}

/** A file with syntax errors is left unchanged. */
export function convertComments(source: SourceFile): StageResult<RewrittenFile> {
  const { value: file, diagnostics } = parseSource(source);
  if (diagnostics.length > 0)
    return { value: { text: source.text, converted: 0, unconverted: [] }, diagnostics };
  const rewritten = rewriteComments(file);
  const plain = withDocComments({ ...sourceFile(source.path, rewritten.text), slug: source.slug });
  return {
    value: { ...rewritten, text: plain.text, converted: rewritten.converted + plain.converted },
    diagnostics,
  };
}

function withDocComments(source: SourceFile): Pick<RewrittenFile, "text" | "converted"> {
  const { value: file } = parseSource(source);
  const { unpublished } = convertModule(moduleTree(readDialects(file)));
  const runs = unpublished.flatMap(({ docs, reason }) => (reason === "plain" ? docs : []));
  const edits = runs.map((span) => {
    const run = source.text.slice(...span).replaceAll(FRAME, "$1-- $2");
    return { span, text: run.replaceAll(/^[ \t]*--/gm, "$&-") };
  });
  return { text: withEdits(source.text, edits), converted: runs.length };
}

function rewriteComments(file: SyntaxFile): RewrittenFile {
  const { source, tree } = file;
  const read = readComments(file);
  if (read.dialect === "luau-defs") return { text: source.text, converted: 0, unconverted: [] };
  const { subjects } = attachComments(tree.statements, read.byDoc, () => undefined);
  const unconverted: UnconvertedComment[] = [];
  const edits: Edit[] = [];
  for (const comment of read.all) {
    const subject = subjects.get(comment) ?? null;
    const reason = reasonToKeep(comment, subject, file);
    if (reason !== null) {
      unconverted.push({ reason, span: comment.doc.span });
      continue;
    }
    const span = spanOf(source.text, comment.doc);
    const text = withLineEndingsOf(source.text, written(source.text, comment, subject, span));
    if (text !== source.text.slice(...span)) edits.push({ span, text });
  }
  return { text: withEdits(source.text, edits), converted: edits.length, unconverted };
}

function reasonToKeep(comment: ReadComment, subject: Documented | null, file: SyntaxFile): string | null {
  const { declares, notes, generics, externals } = comment;
  const isIntroduction = comment.doc.span[0] === file.tree.moduleDoc?.span[0] && declares === null;
  if (subject === null) return isIntroduction ? null : "It is not above code that it documents.";
  if (comment.within !== null && isLocalFunction(subject))
    return "A local function is not a member of a table in our dialect.";
  if (externals.length > 0)
    return "Types of other sites are in `external` of the configuration in our dialect.";
  if (declares?.kind === "prop") return "The type of a value is an annotation of the code in our dialect.";
  if (notes.some(({ kind }) => kind === "field"))
    return "Fields have comments of their own, above each of them, in our dialect.";
  if (generics.length > 0 && bodyOf(subject) !== null && !hasAnnotations(subject))
    return "Generics are declared by the code in our dialect.";
  if (subject.kind === "typeAlias" && subject.exported !== true)
    return "A type of the reference is exported in our dialect.";
  const { statements } = file.tree;
  const alias = statements.find((one) => one.kind === "typeAlias" && one.name.text === declares?.name.text);
  const isShared = alias?.kind === "typeAlias" && alias.doc === null && !isReturnedTable(file, subject);
  if (declares?.kind === "class" && HOLDERS.has(subject.kind ?? "") && isShared)
    return "It documents a type as well, which has a comment of its own in our dialect.";
  const isCreatedByClass =
    declares?.kind === "class" &&
    alias === undefined &&
    (hasMethods(statements, subject.name?.text ?? "") || !isPage(file, subject));
  return isCreatedByClass ? "Our dialect has no class without a type: write `export type`." : null;
}

const isReturnedTable = ({ tree }: SyntaxFile, { name }: Documented): boolean =>
  name !== null && name !== undefined && returnedTable(tree.statements) === name.text;

/** Whether the table has a page even without its comment. */
const isPage = (file: SyntaxFile, subject: Documented): boolean =>
  subject.kind === "declareGlobal" ||
  (isReturnedTable(file, subject) && hasMembers(file.tree.statements, subject.name?.text ?? ""));

const bodyOf = ({ body, value }: Documented) => body ?? (value?.kind === "closure" ? value.body : null);

function hasAnnotations(subject: Documented): boolean {
  const body = bodyOf(subject);
  if (body === null) return true;
  const isTyped = body.parameters.every(({ type }) => type !== null);
  return isTyped && (!body.vararg || body.variadic !== null) && body.returns !== null;
}

const spanOf = (text: string, { span }: DocComment): Span => [
  span[0],
  span[0] + text.slice(...span).trimEnd().length,
];

function written(text: string, comment: ReadComment, subject: Documented | null, span: Span): string {
  const body = subject === null ? null : bodyOf(subject);
  const isTable = isClass(comment) && HOLDERS.has(subject?.kind ?? "");
  const lines = printedLines(isTable ? withoutBadges(comment) : comment, (slot) => {
    if (body === null) return false;
    if (slot.kind === "return") return body.returns === null;
    if (slot.name?.text === "...") return body.vararg && body.variadic === null;
    return body.parameters.some(({ name, type }) => name.text === slot.name?.text && type === null);
  });
  const lineStart = text.lastIndexOf("\n", span[0] - 1) + 1;
  const indent = text.slice(lineStart, span[0]);
  if (comment.doc.style === "lines")
    return lines.map((line) => (line === "" ? "---" : `--- ${line}`)).join(`\n${indent}`);
  const bracket = /^--(\[=*\[)/.exec(text.slice(...span))?.[1] ?? "[=[";
  const lineIndent = indentOf(text, comment.doc) ?? `${indent}\t`;
  const indented = lines.map((line) => (line === "" ? "" : lineIndent + line));
  return [`--${bracket}`, ...indented, `${indent}${bracket.replaceAll("[", "]")}`].join("\n");
}

function indentOf(text: string, { lines, span }: DocComment): string | null {
  const line = lines.find((one) => one.text.trim() !== "" && text.lastIndexOf("\n", one.start) > span[0]);
  if (line === undefined) return null;
  const start = text.lastIndexOf("\n", line.start - 1) + 1;
  return /^\s*/.exec(text.slice(start, line.start))?.[0] ?? null;
}

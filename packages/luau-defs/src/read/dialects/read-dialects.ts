/**
 * In: a tree with comments in our dialect or Moonwave's. Out: the tree with comments in ours, with their
 * types where the code has none, and the entries of comments alone. Lines keep their locations.
 */
import type { DocComment, Statement, ParseResult } from "full-moon-wasm";
import { isBuiltinType } from "../../model/builtin-types";
import type { ConvertedFile, CommentProblem, UnpublishedReason } from "../../model/converted-file";
import type { SyntaxFile } from "../syntax/parse-source";
import { docsIn } from "../syntax/visit-syntax";
import { attachComments } from "./attach-comments";
import { withClassCode, withReturnedClass } from "./class-code";
import { returnedTable } from "./class-tables";
import { isClass, type Dialect, type ReadComment } from "./comment";
import { withCommentEntries, withFreeFunctions } from "./comment-entries";
import type { ReportProblem } from "./comment-types";
import { splitExtensions, type ClassExtension } from "./class-extensions";
import type { MoonwaveCode } from "./moonwave-code";
import { readComments, type ReadComments } from "./read-comments";
import { namedByCode, withCommentsAbove } from "./unattached-docs";
import { rewrittenComment } from "./write-comment";

/** Facts about comments that only the linker and the checks use. */
type CommentFacts = Pick<
  ConvertedFile,
  "commentProblems" | "typesInComments" | "classNames" | "prefixedClasses" | "externalTypes"
>;

export const NO_FACTS: CommentFacts = {
  commentProblems: [],
  typesInComments: [],
  classNames: [],
  prefixedClasses: [],
  externalTypes: [],
};

export interface DialectFile extends SyntaxFile {
  readonly dialect: Dialect;
  readonly facts: CommentFacts;
  /** Start offsets of unattached comments that have been read or reported. */
  readonly handledDocs: ReadonlySet<number>;
  readonly expected: readonly ExpectedDoc[];
  /** The names of Moonwave's classes, by the name of their table. */
  readonly classOfTable: ReadonlyMap<string, string>;
  readonly extensions: readonly ClassExtension[];
}

/** A comment that must appear on a page. */
export interface ExpectedDoc {
  readonly doc: DocComment;
  readonly owner: string | null;
  /** Why the comment may appear on no page. */
  readonly reason: UnpublishedReason;
}

const UNTOUCHED = {
  dialect: "luau-defs",
  facts: NO_FACTS,
  handledDocs: new Set<number>(),
  expected: [],
  classOfTable: new Map<string, string>(),
  extensions: [],
} as const;

/**
 * @param defaultDialect the dialect of files in which no comment decides
 * @param otherClasses classes of other files, to which comments of this one add members
 */
export function readDialects(
  file: SyntaxFile,
  defaultDialect: Dialect = "luau-defs",
  otherClasses: ReadonlySet<string> = new Set(),
): DialectFile {
  const { text } = file.source;
  // A fast path: comments without tags are the same in all dialects.
  if (!/---|--\[/.test(text) || !/@\w/.test(text)) return { ...file, ...UNTOUCHED };
  const comments = readComments(file, defaultDialect);
  const commentProblems: CommentProblem[] = comments.all.flatMap((one) => one.problems);
  const report = (problem: CommentProblem): void => void commentProblems.push(problem);
  const rewritten =
    comments.dialect === "moonwave"
      ? moonwaveFile(file, comments, otherClasses, report)
      : nativeFile(file, comments, report);
  const facts = {
    commentProblems,
    typesInComments: comments.all.map(({ doc }) => doc.span),
    classNames: comments.all.filter(isClass).map(({ declares }) => declares.name.text),
    prefixedClasses: comments.prefixedClasses,
    externalTypes: comments.all.flatMap((one) => one.externals),
  };
  return { ...rewritten, facts };
}

function nativeFile(file: SyntaxFile, { byDoc }: ReadComments, report: ReportProblem): DialectFile {
  const attached = attachComments(file.tree.statements, byDoc, report);
  const statements = withFreeFunctions({ ...attached, statements: attached.tree });
  return { ...file, ...UNTOUCHED, tree: { ...file.tree, statements } };
}

function moonwaveFile(
  file: SyntaxFile,
  { all, byDoc, unattached }: ReadComments,
  otherClasses: ReadonlySet<string>,
  report: ReportProblem,
): DialectFile {
  const { source, tree } = withCommentsAbove(file, unattached);
  const {
    tree: statements,
    subjects,
    unattached: misattached,
    classes,
    hidden,
  } = attachComments(tree.statements, byDoc, report);
  const freestanding = [...new Set([...unattached.filter((one) => !subjects.has(one)), ...misattached])]
    .map((one) => namedByCode(one, source.text))
    .sort((a, b) => a.doc.span[0] - b.doc.span[0]);
  const attached = { statements, comments: all, unattached: freestanding, subjects, classes, report };
  const { code, extensions, moved } = splitExtensions(
    withClassCode(withReturnedClass(attached)),
    otherClasses,
  );
  const moduleDoc = moduleComment(source.slug, tree, code);
  const isNotIntroduction = ({ span }: DocComment): boolean => span[0] !== moduleDoc?.span[0];
  const declaringComments = code.unattached.filter(({ doc }) => isNotIntroduction(doc));
  const tables = new Map([...all.flatMap(libraryTable), ...code.classes]);
  const entries = withCommentEntries({ ...code, unattached: declaringComments });
  const handled = [
    ...declaringComments.filter((one) => isHandled(one) || isPlain(one, source.text)),
    ...unattached.filter((one) => code.subjects.has(one)),
    ...moved,
  ];
  const handledDocs = new Set(handled.map(({ doc }) => doc.span[0]));
  const strayDocs = tree.strayDocs.filter((doc) => !handledDocs.has(doc.span[0]) && isNotIntroduction(doc));
  return {
    ...UNTOUCHED,
    source,
    dialect: "moonwave",
    handledDocs,
    classOfTable: new Map([...tables].map(([name, table]) => [table, name])),
    extensions,
    expected: expectedIn(entries, declaringComments, hidden),
    tree: { ...tree, moduleDoc, statements: entries, strayDocs },
  };
}

/** The class of a built-in type's name is the table of that name: `string`. */
const libraryTable = (comment: ReadComment): readonly (readonly [string, string])[] => {
  const name = isClass(comment) ? comment.declares.name.text : "";
  return isBuiltinType(name) ? [[name, name]] : [];
};

const expectedIn = (
  statements: readonly Statement[],
  unattached: readonly ReadComment[],
  hidden: ReadonlySet<DocComment>,
): readonly ExpectedDoc[] => [
  ...docsIn(statements)
    .filter((doc) => !hidden.has(doc))
    .map((doc) => ({ doc, owner: null, reason: "unnamed" }) as const),
  ...unattached.filter(isMember).map(({ doc }) => ({ doc, owner: null, reason: "inside" }) as const),
];

/** Moonwave does not read block comments without `=`. */
const isPlain = ({ doc: { span } }: ReadComment, text: string): boolean => text.startsWith("--[[", span[0]);

const isHandled = ({ declares, problems, description, notes }: ReadComment): boolean =>
  declares !== null || problems.length > 0 || (description.length === 0 && notes.length === 0);

/** A comment with `@within` alone: the member's name is in the code below it. */
const isMember = ({ declares, problems, within }: ReadComment): boolean =>
  declares === null && within !== null && problems.length === 0;

/** The module's introduction: that of its class, or else the block at the top that declares nothing. */
function moduleComment(slug: string, tree: ParseResult, code: MoonwaveCode): DocComment | null {
  const atTop = code.unattached.find(
    ({ doc, declares }) => doc.span[0] === tree.moduleDoc?.span[0] && declares === null,
  );
  const comment = classIntroduction(slug, tree.statements, code) ?? atTop;
  return comment === undefined ? null : rewrittenComment(comment);
}

/** The comment of the file's class above a table that is not returned, if the class's type has another comment. */
function classIntroduction(
  slug: string,
  statements: readonly Statement[],
  { subjects }: MoonwaveCode,
): ReadComment | undefined {
  const returned = returnedTable(statements);
  const isIntroduction = (comment: ReadComment): boolean => {
    const { kind, name } = subjects.get(comment) ?? {};
    const isOfFile = isClass(comment) && comment.declares.name.text.toLowerCase() === slug.toLowerCase();
    return isOfFile && kind === "variable" && name?.text !== returned;
  };
  const comment = [...subjects.keys()].find(isIntroduction);
  const hasType = statements.some(
    (one) => one.kind === "typeAlias" && one.name.text === comment?.declares?.name.text && one.doc !== null,
  );
  return hasType ? comment : undefined;
}

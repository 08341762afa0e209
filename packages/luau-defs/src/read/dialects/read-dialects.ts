/**
 * In: the tree of a file, with doc comments in our dialect or Moonwave's. Out: the same tree with comments in
 * ours, with types from comments where the code has none, and with the entries declared only in comments.
 * Lines keep their locations, so that problems are reported where they were written.
 */
import { isBuiltinType } from "../../model/builtin-types";
import type { DocComment, Statement } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { DialectFinding, ExternalType, UnpublishedReason } from "../../model/converted-file";
import type { SyntaxFile } from "../syntax/parse-source";
import { attachComments, type Attached } from "./attach-comments";
import type { Dialect, ReadComment } from "./comment";
import type { ReportFinding } from "./comment-types";
import { withClassCode } from "./class-code";
import { withFreeFunctions, withCommentEntries } from "./comment-entries";
import { namedByCode, withCommentsAbove } from "./comments-above-functions";
import { withoutForeign, type ForeignClass } from "./foreign-classes";
import { docsIn } from "./map-tree";
import { classIntroduction, moduleComment } from "./module-comment";
import { readComments, type ReadComments } from "./read-comments";
import { withReturnedClass } from "./returned-class";

export interface DialectFile extends SyntaxFile {
  readonly dialect: Dialect;
  readonly dialectFindings: readonly DialectFinding[];
  /** Spans of comments whose types are in the tree. */
  readonly commentTypes: readonly Span[];
  /** Start offsets of comments that are attached to nothing, and have been read or reported nevertheless. */
  readonly handledDocs: ReadonlySet<number>;
  readonly expected: readonly ExpectedDoc[];
  /** Names of Moonwave's classes by those of their tables: pages have the classes' names. */
  readonly classNames: ReadonlyMap<string, string>;
  /** Classes that the file's comments declare in Moonwave's way. */
  readonly classes: readonly string[];
  readonly externals: readonly ExternalType[];
  /** Members that the file adds to classes of other files. */
  readonly foreign: readonly ForeignClass[];
}

/** A comment that must appear on a page. */
export interface ExpectedDoc {
  readonly doc: DocComment;
  /** The table that it belongs to, if known. */
  readonly owner: string | null;
  /** Why it may be on none. */
  readonly reason: UnpublishedReason;
}

const NO_CLASSES: ReadonlySet<string> = new Set();

const UNTOUCHED = {
  dialect: "luau-defs",
  dialectFindings: [],
  commentTypes: [],
  handledDocs: new Set<number>(),
  expected: [],
  classNames: new Map<string, string>(),
  classes: [],
  externals: [],
  foreign: [],
} as const;

/**
 * Rewrites the comments of one file. Never throws because of their contents.
 * @param usual the dialect of files in which no comment decides
 * @param otherClasses names of classes that other files declare, and to which comments of this one add members
 */
export function readDialects(
  file: SyntaxFile,
  usual: Dialect = "luau-defs",
  otherClasses: ReadonlySet<string> = NO_CLASSES,
): DialectFile {
  const { text } = file.source;
  // Comments without tags are the same in all dialects, and most large files have no others: `@checked`, an
  // attribute of functions, is not in a comment.
  if (!/---|--\[/.test(text) || !/@\w/.test(text)) return { ...file, ...UNTOUCHED };
  const comments = readComments(file, usual);
  const findings: DialectFinding[] = comments.all.flatMap((one) => one.findings);
  const report = (finding: DialectFinding): void => void findings.push(finding);
  const rewritten =
    comments.dialect === "moonwave"
      ? moonwaveFile(file, comments, otherClasses, report)
      : nativeFile(file, comments, report);
  return { ...rewritten, dialectFindings: findings, commentTypes: comments.all.map(({ doc }) => doc.span) };
}

function nativeFile(file: SyntaxFile, { byDoc }: ReadComments, report: ReportFinding): DialectFile {
  const attached = attachComments(file.tree.statements, byDoc, report);
  const statements = withFreeFunctions(attached.tree, attached);
  return { ...file, ...UNTOUCHED, tree: { ...file.tree, statements } };
}

function moonwaveFile(
  { source, tree }: SyntaxFile,
  comments: ReadComments,
  otherClasses: ReadonlySet<string>,
  report: ReportFinding,
): DialectFile {
  const documented = withCommentsAbove(tree.statements, comments.unattached, source.text);
  const attached = attachComments(documented, comments.byDoc, report);
  const code = codeOfClasses(attached, comments, source.text);
  const { statements, foreign, foreignComments } = withoutForeign(code.statements, {
    ...code,
    otherClasses,
    report,
  });
  const subjects = new Map([...code.subjects].filter(([one]) => !foreignComments.has(one)));
  const ofClass = classIntroduction(source.slug, documented, subjects);
  const moduleDoc = moduleComment(tree, code.unattached, ofClass);
  const isModuleDoc = ({ span }: DocComment): boolean => span[0] === moduleDoc?.span[0];
  const others = code.unattached.filter((one) => !isModuleDoc(one.doc) && !foreignComments.has(one));
  const context = { comments: comments.all, others, classes: code.classes, subjects, report };
  const entries = withCommentEntries(statements, context);
  const handledDocs = new Set(
    [
      ...others.filter((one) => isHandled(one) || isPlain(one, source.text)),
      ...comments.unattached.filter((one) => subjects.has(one)),
      ...foreignComments,
    ].map(({ doc }) => doc.span[0]),
  );
  const strayDocs = tree.strayDocs.filter((doc) => !handledDocs.has(doc.span[0]) && !isModuleDoc(doc));
  return {
    ...UNTOUCHED,
    source,
    dialect: "moonwave",
    handledDocs,
    classNames: namesOfTables(new Map([...comments.all.flatMap(libraryTable), ...code.classes])),
    classes: comments.all.flatMap(declaredClass),
    externals: comments.all.flatMap((one) => one.externals),
    foreign,
    expected: expectedIn(entries, others, attached.hidden),
    tree: { ...tree, moduleDoc, statements: entries, strayDocs },
  };
}

/** The code with the functions of each class in its table, and the comments that document none of it. */
function codeOfClasses(
  { tree, subjects, others, classes }: Attached<readonly Statement[]>,
  { all, unattached }: ReadComments,
  text: string,
) {
  const free = [...unattached.filter((one) => !subjects.has(one)), ...others];
  const comments = { comments: all, unattached: inOrder(free, text) };
  return withClassCode(withReturnedClass(tree, { ...comments, classes }), { ...comments, subjects });
}

const declaredClass = ({ declares }: ReadComment): readonly string[] =>
  declares?.kind === "class" ? [declares.name.text] : [];

const namesOfTables = (classes: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...classes].map(([name, table]) => [table, name]));

/** A comment that declares what has the name of a type of Luau's declares a table of this name. */
const libraryTable = (comment: ReadComment): readonly (readonly [string, string])[] =>
  declaredClass(comment).flatMap((name) => (isBuiltinType(name) ? [[name, name]] : []));

/** Comments that document no code of the tree, each once, in the order of the file. */
const inOrder = (comments: readonly ReadComment[], text: string): readonly ReadComment[] =>
  [...new Set(comments)].map((one) => namedByCode(one, text)).sort((a, b) => a.doc.span[0] - b.doc.span[0]);

const expectedIn = (
  statements: readonly Statement[],
  others: readonly ReadComment[],
  hidden: ReadonlySet<DocComment>,
): readonly ExpectedDoc[] => [
  ...docsIn(statements)
    .filter((doc) => !hidden.has(doc))
    .map((doc) => ({ doc, owner: null, reason: "unnamed" }) as const),
  ...others.filter(isMember).map(({ doc }) => ({ doc, owner: null, reason: "inside" }) as const),
];

/** Moonwave does not read block comments without `=`. */
const isPlain = ({ doc: { span } }: ReadComment, text: string): boolean => text.startsWith("--[[", span[0]);

/** Whether a comment specifies what it documents, or is empty. */
const isHandled = ({ declares, findings, description, notes }: ReadComment): boolean =>
  declares !== null || findings.length > 0 || (description.length === 0 && notes.length === 0);

/** A comment of a class's member without the member's name, which is in the code below it. */
const isMember = ({ declares, findings, within }: ReadComment): boolean =>
  declares === null && within !== null && findings.length === 0;

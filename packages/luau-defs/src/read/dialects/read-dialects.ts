/**
 * In: a tree with comments in our dialect or Moonwave's. Out: the tree with comments in ours, with their
 * types where the code has none, and the entries of comments alone. Lines keep their locations.
 */
import { isBuiltinType } from "../../model/builtin-types";
import type { DocComment, Statement, ParseResult } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { DialectFinding, ExternalType, UnpublishedReason } from "../../model/converted-file";
import type { SyntaxFile } from "../syntax/parse-source";
import { attachComments, type Attached, type Documented } from "./attach-comments";
import type { Dialect, ReadComment } from "./comment";
import type { ReportFinding } from "./comment-types";
import { withClassCode } from "./class-code";
import { withFreeFunctions, withCommentEntries } from "./comment-entries";
import { namedByCode, withCommentsAbove } from "./unattached-docs";
import { withoutForeign, type ForeignClass } from "./foreign-classes";
import { docsIn } from "../syntax/visit-syntax";
import { readComments, type ReadComments } from "./read-comments";
import { withReturnedClass } from "./returned-class";
import { returnedTable } from "./class-tables";
import { ownComment } from "./write-comment";

export interface DialectFile extends SyntaxFile {
  readonly dialect: Dialect;
  readonly dialectFindings: readonly DialectFinding[];
  /** Spans of comments whose types are in the tree. */
  readonly commentTypes: readonly Span[];
  /** Start offsets of comments that are attached to nothing, and have been read or reported nevertheless. */
  readonly handledDocs: ReadonlySet<number>;
  readonly expected: readonly ExpectedDoc[];
  readonly classNames: ReadonlyMap<string, string>;
  readonly classes: readonly string[];
  readonly externals: readonly ExternalType[];
  readonly foreign: readonly ForeignClass[];
}

/** A comment that must appear on a page. */
export interface ExpectedDoc {
  readonly doc: DocComment;
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
 * @param usual the dialect of files in which no comment decides
 * @param otherClasses classes of other files, to which comments of this one add members
 */
export function readDialects(
  file: SyntaxFile,
  usual: Dialect = "luau-defs",
  otherClasses: ReadonlySet<string> = NO_CLASSES,
): DialectFile {
  const { text } = file.source;
  // Most large files have no tags, without which comments are the same in all dialects.
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
  file: SyntaxFile,
  comments: ReadComments,
  otherClasses: ReadonlySet<string>,
  report: ReportFinding,
): DialectFile {
  const { source, tree } = withCommentsAbove(file, comments.unattached);
  const attached = attachComments(tree.statements, comments.byDoc, report);
  const code = codeOfClasses(attached, comments, source.text);
  const { statements, foreign, foreignComments } = withoutForeign(code.statements, {
    ...code,
    otherClasses,
    report,
  });
  const subjects = new Map([...code.subjects].filter(([one]) => !foreignComments.has(one)));
  const ofClass = classIntroduction(source.slug, tree.statements, subjects);
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

const isHandled = ({ declares, findings, description, notes }: ReadComment): boolean =>
  declares !== null || findings.length > 0 || (description.length === 0 && notes.length === 0);

/** A comment of a class's member without the member's name, which is in the code below it. */
const isMember = ({ declares, findings, within }: ReadComment): boolean =>
  declares === null && within !== null && findings.length === 0;

/** The module's introduction: that of its class, or else the block at the top that declares nothing. */
function moduleComment(
  tree: ParseResult,
  unattached: readonly ReadComment[],
  ofClass: ReadComment | null,
): DocComment | null {
  const atTop = unattached.find(
    ({ doc, declares }) => doc.span[0] === tree.moduleDoc?.span[0] && declares === null,
  );
  const comment = ofClass ?? atTop;
  return comment === undefined ? null : ownComment(comment);
}

/** Above a table that is not returned, if the type of the class has a comment of its own. */
function classIntroduction(
  slug: string,
  statements: readonly Statement[],
  subjects: ReadonlyMap<ReadComment, Documented>,
): ReadComment | null {
  const returned = returnedTable(statements);
  const comment = [...subjects].find(
    ([{ declares }, { kind, name }]) =>
      declares?.kind === "class" &&
      declares.name.text.toLowerCase() === slug.toLowerCase() &&
      kind === "variable" &&
      name?.text !== returned,
  )?.[0];
  const hasOwnType = statements.some(
    (one) => one.kind === "typeAlias" && one.name.text === comment?.declares?.name.text && one.doc !== null,
  );
  return comment === undefined || !hasOwnType ? null : comment;
}

/**
 * In: a tree with comments in our dialect or Moonwave's. Out: the tree with comments in ours, with their
 * types where the code has none, and the entries of comments alone. Lines keep their locations.
 */
import type { DocComment, Statement, ParseResult } from "full-moon-wasm";
import { isBuiltinType } from "../../model/builtin-types";
import type { ConvertedFile, DialectFinding, UnpublishedReason } from "../../model/converted-file";
import type { SyntaxFile } from "../syntax/parse-source";
import { docsIn } from "../syntax/visit-syntax";
import { attachComments } from "./attach-comments";
import { withClassCode, withReturnedClass } from "./class-code";
import { returnedTable } from "./class-tables";
import { isClass, type Dialect, type ReadComment } from "./comment";
import { withCommentEntries, withFreeFunctions } from "./comment-entries";
import type { ReportFinding } from "./comment-types";
import { withoutForeign, type ForeignClass } from "./foreign-classes";
import type { MoonwaveCode } from "./moonwave-code";
import { readComments, type ReadComments } from "./read-comments";
import { namedByCode, withCommentsAbove } from "./unattached-docs";
import { ownComment } from "./write-comment";

/** The facts about comments that later stages only pass on. */
type CommentFacts = Pick<
  ConvertedFile,
  "dialectFindings" | "typesInComments" | "classNames" | "prefixedClasses" | "externalTypes"
>;

export const NO_FACTS: CommentFacts = {
  dialectFindings: [],
  typesInComments: [],
  classNames: [],
  prefixedClasses: [],
  externalTypes: [],
};

export interface DialectFile extends SyntaxFile {
  readonly dialect: Dialect;
  readonly facts: CommentFacts;
  /** Start offsets of comments that are attached to nothing, and have been read or reported nevertheless. */
  readonly handledDocs: ReadonlySet<number>;
  readonly expected: readonly ExpectedDoc[];
  /** The names of Moonwave's classes, by the name of their table. */
  readonly classOfTable: ReadonlyMap<string, string>;
  readonly foreign: readonly ForeignClass[];
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
  foreign: [],
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
  // Most large files have no tags, without which comments are the same in all dialects.
  if (!/---|--\[/.test(text) || !/@\w/.test(text)) return { ...file, ...UNTOUCHED };
  const comments = readComments(file, defaultDialect);
  const dialectFindings: DialectFinding[] = comments.all.flatMap((one) => one.findings);
  const report = (finding: DialectFinding): void => void dialectFindings.push(finding);
  const rewritten =
    comments.dialect === "moonwave"
      ? moonwaveFile(file, comments, otherClasses, report)
      : nativeFile(file, comments, report);
  const facts = {
    dialectFindings,
    typesInComments: comments.all.map(({ doc }) => doc.span),
    classNames: comments.all.filter(isClass).map(({ declares }) => declares.name.text),
    prefixedClasses: comments.prefixedClasses,
    externalTypes: comments.all.flatMap((one) => one.externals),
  };
  return { ...rewritten, facts };
}

function nativeFile(file: SyntaxFile, { byDoc }: ReadComments, report: ReportFinding): DialectFile {
  const attached = attachComments(file.tree.statements, byDoc, report);
  const statements = withFreeFunctions({ ...attached, statements: attached.tree });
  return { ...file, ...UNTOUCHED, tree: { ...file.tree, statements } };
}

function moonwaveFile(
  file: SyntaxFile,
  { all, byDoc, unattached }: ReadComments,
  otherClasses: ReadonlySet<string>,
  report: ReportFinding,
): DialectFile {
  const { source, tree } = withCommentsAbove(file, unattached);
  const {
    tree: statements,
    subjects,
    unattached: others,
    classes,
    hidden,
  } = attachComments(tree.statements, byDoc, report);
  const free = [...new Set([...unattached.filter((one) => !subjects.has(one)), ...others])]
    .map((one) => namedByCode(one, source.text))
    .sort((a, b) => a.doc.span[0] - b.doc.span[0]);
  const attached = { statements, comments: all, unattached: free, subjects, classes, report };
  const { code, foreign, moved } = withoutForeign(withClassCode(withReturnedClass(attached)), otherClasses);
  const moduleDoc = moduleComment(source.slug, tree, code);
  const isOther = ({ span }: DocComment): boolean => span[0] !== moduleDoc?.span[0];
  const declaring = code.unattached.filter(({ doc }) => isOther(doc));
  const tables = new Map([...all.flatMap(libraryTable), ...code.classes]);
  const entries = withCommentEntries({ ...code, unattached: declaring });
  const handled = [
    ...declaring.filter((one) => isHandled(one) || isPlain(one, source.text)),
    ...unattached.filter((one) => code.subjects.has(one)),
    ...moved,
  ];
  const handledDocs = new Set(handled.map(({ doc }) => doc.span[0]));
  const strayDocs = tree.strayDocs.filter((doc) => !handledDocs.has(doc.span[0]) && isOther(doc));
  return {
    ...UNTOUCHED,
    source,
    dialect: "moonwave",
    handledDocs,
    classOfTable: new Map([...tables].map(([name, table]) => [table, name])),
    foreign,
    expected: expectedIn(entries, declaring, hidden),
    tree: { ...tree, moduleDoc, statements: entries, strayDocs },
  };
}

/** A comment that declares what has the name of a type of Luau's declares a table of this name. */
const libraryTable = (comment: ReadComment): readonly (readonly [string, string])[] => {
  const name = isClass(comment) ? comment.declares.name.text : "";
  return isBuiltinType(name) ? [[name, name]] : [];
};

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
function moduleComment(slug: string, tree: ParseResult, code: MoonwaveCode): DocComment | null {
  const atTop = code.unattached.find(
    ({ doc, declares }) => doc.span[0] === tree.moduleDoc?.span[0] && declares === null,
  );
  const comment = classIntroduction(slug, tree.statements, code) ?? atTop;
  return comment === undefined ? null : ownComment(comment);
}

/** Above a table that is not returned, if the type of the class has a comment of its own. */
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

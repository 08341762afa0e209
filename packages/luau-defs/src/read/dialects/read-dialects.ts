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
import { classHomes } from "./class-homes";
import { findComments } from "./find-comments";
import { withoutForeign, type ForeignClass } from "./foreign-classes";
import { namedByCode, withLateComments } from "./late-comments";
import { docsIn } from "./map-tree";
import { classIntroduction, moduleComment } from "./module-comment";
import { hasMoonwaveTag, readMoonwave } from "./moonwave";
import { readNativeDialect } from "./native-dialect";
import { withFreeFunctions, withCommentEntries } from "./comment-entries";

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
  /** What the file adds to classes of other files. */
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

const NO_NAMES: ReadonlyMap<string, string> = new Map();
const NO_CLASSES: ReadonlySet<string> = new Set();

const UNTOUCHED = {
  dialect: "luau-defs",
  dialectFindings: [],
  commentTypes: [],
  handledDocs: new Set<number>(),
  expected: [],
  classNames: NO_NAMES,
  classes: [],
  externals: [],
  foreign: [],
} as const;

/**
 * Rewrites the comments of one file. Never throws because of their contents.
 * @param usual the dialect of files in which no comment decides
 * @param elsewhere names of classes that other files declare, and to which comments of this one add members
 */
export function readDialects(
  file: SyntaxFile,
  usual: Dialect = "luau-defs",
  elsewhere: ReadonlySet<string> = NO_CLASSES,
): DialectFile {
  const { source, tree } = file;
  const asIs = { ...file, ...UNTOUCHED };
  // Comments without tags are the same in all dialects, and most large files have no others: `@checked`, an
  // attribute of functions, is not in a comment.
  if (!/---|--\[/.test(source.text) || !/@\w/.test(source.text)) return asIs;
  const comments = readComments(file, usual);
  const findings: DialectFinding[] = comments.all.flatMap((one) => one.findings);
  const report = (finding: DialectFinding): void => {
    findings.push(finding);
  };
  const isMoonwave = comments.dialect === "moonwave";
  const late = isMoonwave ? withLateComments(tree.statements, comments.loose, source.text) : tree.statements;
  const known = new Map([...comments.attached, ...comments.loose.map((one) => [one.doc, one] as const)]);
  const attached = attachComments(late, known, report);
  if (!isMoonwave) {
    const commentTypes = typesIn(comments);
    const all = withFreeFunctions(attached.tree, attached);
    return { ...asIs, tree: { ...tree, statements: all }, dialectFindings: findings, commentTypes };
  }
  return rewritten(file, { comments, attached, late, findings, elsewhere, report });
}

interface Read {
  readonly comments: ReadComments;
  /** The statements before their comments were rewritten. */
  readonly late: readonly Statement[];
  readonly attached: Attached<readonly Statement[]>;
  readonly findings: readonly DialectFinding[];
  readonly elsewhere: ReadonlySet<string>;
  readonly report: ReportFinding;
}

/** A file in Moonwave's dialect. */
function rewritten({ source, tree }: SyntaxFile, read: Read): DialectFile {
  const { comments, attached, late, elsewhere, report } = read;
  const unattached = [...comments.loose.filter((one) => !attached.subjects.has(one)), ...attached.others];
  const all = { comments: comments.all, loose: inOrder(unattached, source.text) };
  const homes = classHomes(attached.tree, { ...all, classes: attached.classes });
  const code = withClassCode(homes, { ...all, subjects: attached.subjects });
  const { loose, classes } = code;
  const split = withoutForeign(code.statements, { ...code, elsewhere, report });
  const subjects = new Map([...code.subjects].filter(([one]) => !split.taken.has(one)));
  const moduleDoc = moduleComment(tree, loose, classIntroduction(source.slug, late, subjects));
  const kept = loose.filter((one) => one.doc.span[0] !== moduleDoc?.span[0] && !split.taken.has(one));
  const context = { comments: comments.all, others: kept, classes, subjects, report };
  const entries = withCommentEntries(split.statements, context);
  const handledDocs = new Set([
    ...startsOf(kept.filter((one) => isHandled(one) || isPlain(one, source.text))),
    ...startsOf(comments.loose.filter((one) => subjects.has(one))),
    ...startsOf([...split.taken]),
  ]);
  return {
    source,
    dialect: comments.dialect,
    dialectFindings: read.findings,
    commentTypes: typesIn(comments),
    handledDocs,
    classNames: namesOfTables(new Map([...comments.all.flatMap(libraryTable), ...classes])),
    classes: comments.all.flatMap(declaredClass),
    externals: comments.all.flatMap((one) => one.externals),
    foreign: split.foreign,
    expected: expectedIn(entries, kept, attached.hidden),
    tree: {
      ...tree,
      moduleDoc,
      statements: entries,
      strayDocs: tree.strayDocs.filter(
        ({ span }) => !handledDocs.has(span[0]) && span[0] !== moduleDoc?.span[0],
      ),
    },
  };
}

const typesIn = ({ all }: ReadComments): readonly Span[] => all.map(({ doc }) => doc.span);

const declaredClass = ({ declares }: ReadComment): readonly string[] =>
  declares?.kind === "class" ? [declares.name.text] : [];

/** What a comment declares under the name of a type of Luau's has a table of this name. */
const libraryTable = (comment: ReadComment): readonly (readonly [string, string])[] =>
  declaredClass(comment).flatMap((name) => (isBuiltinType(name) ? [[name, name]] : []));

const startsOf = (comments: readonly ReadComment[]): readonly number[] =>
  comments.map(({ doc }) => doc.span[0]);

/** Comments that document no code of the tree, each once, in the order of the file. */
const inOrder = (comments: readonly ReadComment[], text: string): readonly ReadComment[] =>
  [...new Set(comments)].map((one) => namedByCode(one, text)).sort((a, b) => a.doc.span[0] - b.doc.span[0]);

const expectedIn = (
  statements: readonly Statement[],
  loose: readonly ReadComment[],
  hidden: ReadonlySet<DocComment>,
): readonly ExpectedDoc[] => [
  ...docsIn(statements)
    .filter((doc) => !hidden.has(doc))
    .map((doc) => ({ doc, owner: null, reason: "unnamed" }) as const),
  ...loose.filter(isMember).map(({ doc }) => ({ doc, owner: null, reason: "inside" }) as const),
];

/** Block comments without `=`, which Moonwave does not read. */
const isPlain = ({ doc: { span } }: ReadComment, text: string): boolean => text.startsWith("--[[", span[0]);

const namesOfTables = (classes: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...classes].map(([name, table]) => [table, name]));

/** Whether a comment specifies what it documents, or is empty. */
const isHandled = ({ declares, findings, description, notes }: ReadComment): boolean =>
  declares !== null || findings.length > 0 || (description.length === 0 && notes.length === 0);

/** A comment of a class's member without the member's name, which is in the code below it. */
const isMember = ({ declares, findings, within }: ReadComment): boolean =>
  declares === null && within !== null && findings.length === 0;

interface ReadComments {
  readonly dialect: Dialect;
  readonly all: readonly ReadComment[];
  /** By the original comment of the tree. */
  readonly attached: ReadonlyMap<DocComment, ReadComment>;
  readonly loose: readonly ReadComment[];
}

/**
 * Reads every comment of a file in its dialect: Moonwave's if one of them has a tag that our dialect does not
 * have, otherwise the usual one.
 */
export function readComments(file: SyntaxFile, usual: Dialect = "luau-defs"): ReadComments {
  const { attached, loose } = findComments(file);
  const docs = [...attached, ...loose].sort((a, b) => a.span[0] - b.span[0]);
  const dialect = docs.some(hasMoonwaveTag) ? "moonwave" : usual;
  const read = new Map(
    docs.map((doc) => [doc, dialect === "moonwave" ? readMoonwave(doc) : readNativeDialect(doc)]),
  );
  const isLoose = new Set(loose);
  return {
    dialect,
    all: [...read.values()],
    attached: new Map([...read].filter(([doc]) => !isLoose.has(doc))),
    loose: [...read].flatMap(([doc, comment]) => (isLoose.has(doc) ? [comment] : [])),
  };
}

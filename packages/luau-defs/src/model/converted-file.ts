/** The result of `convert` and `resolve` for one file: the module, and facts for linking and checking. */
import type { GenericParameter, LocalKey, SourceText, Span, TypeNode, TypeReference } from "luau-syntax";
import type { Module } from "./model";
import type { SymbolId } from "./ids";

export interface ConvertedFile {
  readonly source: SourceText;
  readonly module: Module;
  /** The modules of nested tables, `love.graphics`, in the order of the file. */
  readonly namespaces: readonly Module[];
  /** Aliases without `export`: they have no entries, but types of this file may name them. */
  readonly locals: readonly LocalAlias[];
  /** All declarations in file order, including repeated names. */
  readonly declarations: readonly Declaration[];
  /** Members that are declared twice in one table, class or enum. */
  readonly repeatedMembers: readonly RepeatedMember[];
  readonly parents: readonly ParentName[];
  readonly documented: readonly DocumentedSubject[];
  readonly strayDocs: readonly Span[];
  /** Doc comments that reach no page, by the declaration they are in. */
  readonly unpublished: readonly UnpublishedDocs[];
  readonly syntaxErrors: readonly Span[];
  /**
   * The declarations and fields around syntax errors. They are partly guessed, so no further problems are
   * reported in them.
   */
  readonly unreliableSpans: readonly Span[];
  readonly form: FileForm;
  /** Whether it has classes or exported values, which the checker of samples cannot parse yet. */
  readonly hasNewSyntax: boolean;
  readonly requires: readonly RequiredFile[];
  /** The requests of other files' modules that it returns as a whole. */
  readonly reexported: readonly Request[];
  /** Values of a module whose types are unknown. */
  readonly moduleProblems: readonly ModuleProblem[];
  /** Problems in Moonwave's comments. */
  readonly commentProblems: readonly CommentProblem[];
  /** Comments whose types are in the reference, sorted: Luau itself does not look at them. */
  readonly typesInComments: readonly Span[];
  readonly classSpellings: readonly ClassSpelling[];
  /** Classes that comments declare in Moonwave's way. */
  readonly classNames: readonly string[];
  /** Those of them whose names have a prefix in their comment: `Toys.Kite`. */
  readonly prefixedClasses: readonly string[];
  readonly externalTypes: readonly ExternalType[];
  /** Members that comments add, by `@within`, to such classes of other files. */
  readonly extensionMembers: readonly ExtensionMembers[];
}

/** A type that comments may name in the whole project, and its address on another site. */
export interface ExternalType {
  readonly name: string;
  readonly url: string;
}

export interface ExtensionMembers {
  readonly owner: string;
  /** The added entries; once `link` has resolved the class, under the id of its module. */
  readonly module: Module;
  readonly names: readonly { readonly text: string; readonly span: Span }[];
}

/** The doc comments of one declaration that no page shows. */
export interface UnpublishedDocs {
  /** `type Hidden` */
  readonly declaration: string;
  /** The span of each comment; the first one is reported. */
  readonly docs: readonly Span[];
  readonly reason: UnpublishedReason;
}

export type UnpublishedReason =
  /** A type without `export`. */
  | "local"
  | "unnamed"
  /** Functions of a class whose instances have no exported type. */
  | "untyped"
  /** Functions that are missing in the written type of their class. */
  | "missing"
  /** Members of a table that is not part of what the file returns. */
  | "unreturned"
  | "inside"
  /** Plain comments above members without a doc comment. */
  | "plain";

export const modulesOf = (
  converted: Pick<ConvertedFile, "module" | "namespaces" | "extensionMembers">,
): readonly Module[] => [
  ...declaredModules(converted),
  ...converted.extensionMembers.map((one) => one.module),
];

/** Without what it adds to classes of other files. */
export const declaredModules = ({
  module,
  namespaces,
}: Pick<ConvertedFile, "module" | "namespaces">): readonly Module[] => [module, ...namespaces];

export const mapModules = <T extends ConvertedFile>(converted: T, change: (module: Module) => Module): T => ({
  ...converted,
  module: change(converted.module),
  namespaces: converted.namespaces.map(change),
  extensionMembers: converted.extensionMembers.map((one) => ({ ...one, module: change(one.module) })),
});

export const isInComment = (
  { typesInComments }: Pick<ConvertedFile, "typesInComments">,
  [offset]: Span,
): boolean => typesInComments.some(([start, end]) => start <= offset && offset < end);

export const declaredTypes = ({
  declarations,
}: Pick<ConvertedFile, "declarations">): readonly Declaration[] =>
  declarations.filter(({ namespace }) => namespace === "type");

export interface LinkedFile extends ConvertedFile {
  /** Unresolved names in types, possibly with duplicates. */
  readonly unknownTypes: readonly TypeReference[];
  /** The files that its `require`s resolve to, as far as they were read. */
  readonly requiredFiles: ReadonlyMap<RequiredFile, ConvertedFile>;
}

/** Declarations; a table that is built and returned; a script that is neither, and has no page. */
export type FileForm = "definitions" | "module" | "script";

/** The argument of a `require`. */
export interface Request {
  readonly requirePath: string;
  /** The paths, without extension, that it may resolve to; none for an alias that no `.luaurc` has. */
  readonly paths: readonly string[];
}

/** `local name = require(request)` */
export interface RequiredFile extends Request {
  readonly name: string;
  readonly span: Span;
}

export interface ModuleProblem {
  readonly kind: "noModule" | "builtByCall" | "dynamicKey" | "unannotated" | "unanswered";
  /** A path such as `Plane.fold`, or a phrase for a value without a type. */
  readonly name: string;
  readonly span: Span;
}

export interface CommentProblem {
  readonly kind: /** A tag without a name. */
    | "namelessTag"
    /** A tag without a name or an address. */
    | "noAddress"
    /** A field or a property without a type. */
    | "untyped"
    | "badType"
    /** A type that differs from that of the code. */
    | "contradiction"
    /** A class of `@within` that does not exist. */
    | "unknownOwner"
    /** A type that is not written out, so that members cannot be added. */
    | "opaqueOwner"
    /** A second declaration of one name. */
    | "repeated";
  readonly name: string;
  /** Why a type is invalid, or the type in the code. */
  readonly detail?: string | null;
  /** Similar names, for a suggestion. */
  readonly candidates?: readonly string[];
  readonly span: Span;
}

export interface LocalAlias {
  readonly key: LocalKey;
  readonly name: string;
  readonly generics: readonly GenericParameter[];
  readonly type: TypeNode;
}

export interface Declaration {
  readonly namespace: "value" | "type";
  readonly name: string;
  readonly exported: boolean;
  /** The blocks around it, as text: types are visible in their block only, globals everywhere. */
  readonly blocks: string;
  readonly form: "global" | "typeAlias" | "externType" | "typeFunction";
  /** Whether it is declared inside a block, so that scripts cannot refer to it. */
  readonly isUnreachable: boolean;
  readonly span: Span;
}

export interface RepeatedMember {
  /**
   * Luau refuses a field that an extern type has twice; of a table's or enum's it takes the last in silence.
   */
  readonly ownerKind: "extern" | "table" | "class" | "enum";
  readonly owner: string;
  readonly name: string;
  readonly span: Span;
  readonly first: Span;
}

export interface ParentName {
  readonly child: SymbolId;
  readonly name: string;
  readonly span: Span;
}

export interface ClassSpelling {
  readonly name: string;
  readonly parent: string | null;
  readonly span: Span;
}

/** The kind of code below a doc comment: it decides which tags apply. */
export type SubjectKind =
  | "module"
  | "function"
  | "constant"
  | "property"
  | "class"
  | "enum"
  | "enumValue"
  | "event"
  | "type"
  | "indexer";

/** A doc comment's tags as they were written, and the entry that they describe. */
export interface DocumentedSubject {
  readonly kind: SubjectKind;
  /** As readers know it: `Timer.setTimeout`. */
  readonly name: string;
  /** Names that `@param` may give, of all overloads. */
  readonly parameters: readonly string[];
  /** Whether it is called with `:`, so that `@param` may also give `self`. */
  readonly hasSelf: boolean;
  /** How many `@return` tags there may be; infinite where a pack is returned. */
  readonly returns: number;
  readonly tags: readonly WrittenTag[];
}

export interface WrittenTag {
  readonly name: string;
  /** The span of `@` and the name. */
  readonly span: Span;
  /** The first word after the tag's name: the name in `@param` and `@tag`. */
  readonly argument: string;
  readonly argumentSpan: Span;
  /** The words after `@alias`. */
  readonly items: readonly { readonly text: string; readonly span: Span }[];
}

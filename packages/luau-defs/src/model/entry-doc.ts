/** The doc comment of an entry: the fields that its tags fill. */
import type { Span } from "luau-syntax";
import type { ModuleId, SymbolId } from "./ids";
import type { FieldValues } from "./node-fields";
import type { Realm } from "./realms";

/** The fields that pages get as they are. */
export const DOC_FIELDS = {
  since: { type: "String", about: "The version of `@since`." },
  yields: { type: "Boolean!", about: "Whether a call may suspend its script." },
  unreleased: { type: "Boolean!", about: "Whether it is not out yet." },
  realms: { type: "[String!]!", about: "Where it exists; empty where it exists everywhere." },
  labels: {
    type: "[String!]!",
    about: "Words of `@tag` that are neither `event` nor `enum`: shown, without a meaning.",
  },
  aliases: { type: "[String!]!", about: "Other words that readers search for, of `@alias`." },
} as const;

export interface EntryDoc extends FieldValues<typeof DOC_FIELDS> {
  /** Markdown, without tags. Symbol links are still written `[Timer.clear]`; `links` says where they lead. */
  readonly description: string;
  /** The first sentence of the description, as Markdown. */
  readonly summary: string;
  /** The links in all Markdown texts of this entry: description, reasons, errors, overloads. */
  readonly links: readonly DocLink[];
  readonly deprecated: Deprecation | null;
  readonly errors: readonly ErrorDoc[];
  readonly visibility: "public" | "private";
  readonly realms: readonly Realm[];
  /** The section of an index, from `@group`. */
  readonly group: string | null;
}

/** The doc of an entry without a comment; published JSON has the fields in this order. */
export const NO_ENTRY_DOC: EntryDoc = {
  description: "",
  summary: "",
  links: [],
  deprecated: null,
  since: null,
  errors: [],
  yields: false,
  visibility: "public",
  unreleased: false,
  realms: [],
  labels: [],
  aliases: [],
  group: null,
};

/** Fields that are true if the comment has the tag of this name, and their notes in texts outside pages. */
const DOC_FLAGS = [
  { name: "unreleased", note: "Unreleased.", isWarning: true },
  { name: "yields", note: "Yields.", isWarning: false },
] as const;

type DocFlag = (typeof DOC_FLAGS)[number];

export const flagsWhere = (
  isSet: (flag: DocFlag["name"]) => boolean,
): Readonly<Record<DocFlag["name"], boolean>> =>
  Object.fromEntries(DOC_FLAGS.map(({ name }) => [name, isSet(name)])) as Record<DocFlag["name"], boolean>;

export const flagsOf = (doc: EntryDoc): readonly DocFlag[] => DOC_FLAGS.filter(({ name }) => doc[name]);

export interface DocLink {
  /** As written between the brackets: `Entity:destroy`. */
  readonly text: string;
  /** Null until `resolve` has run; after it, when no symbol has that name. */
  readonly target: SymbolId | ModuleId | null;
  readonly span: Span;
}

export interface Deprecation {
  /** The version since which it is deprecated, of `@deprecated version -- text`. */
  readonly since: string | null;
  readonly reason: string;
  /** The replacement, from `@[deprecated { use = "…" }]`. */
  readonly use: string | null;
  readonly useTarget: SymbolId | ModuleId | null;
}

/** `@error type -- text` */
export interface ErrorDoc {
  readonly type: string;
  readonly description: string;
}

/**
 * In: the fields of a module whose entries have pages of their own. Out: the entries as lists show them: with
 * all fields of thousands of entries, a node would have tens of megabytes.
 */
import type { Token } from "../signatures/token";
import type { entryFields } from "./doc-fields";
import type { constantFields, functionFields } from "./entry-fields";
import type { ModuleFields } from "./module-fields";

export interface ListedEntry extends ListedMember {
  readonly kind: "function" | "constant" | "class" | "enum" | "event" | "type";
  readonly anchor: string;
  readonly group: string | null;
  readonly deprecated: { readonly since: string | null } | null;
  readonly members: readonly ListedMember[];
}

interface ListedMember {
  readonly path: string;
  readonly href: string;
  readonly summary: string;
  readonly tokens: readonly Token[];
}

type EntryFields = ReturnType<typeof entryFields>;
type FunctionFields = ReturnType<typeof functionFields>;
type ValueFields = Pick<ReturnType<typeof constantFields>, "path" | "type">;

export const NO_ENTRIES = { functions: [], constants: [], classes: [], enums: [], events: [], types: [] };

export const listedEntries = (module: ModuleFields): readonly ListedEntry[] => [
  ...module.functions.map((entry) => listed("function", entry, callTokens(entry))),
  ...module.constants.map((entry) => listed("constant", entry, valueTokens(entry))),
  ...module.classes.map((entry) =>
    listed("class", entry, entry.declaration.tokens, [
      ...entry.properties.map((property) => listedMember(property, valueTokens(property))),
      ...entry.methods.map((method) => listedMember(method, callTokens(method))),
    ]),
  ),
  ...module.enums.map((entry) => listed("enum", entry, [nameToken(entry)])),
  ...module.events.map((entry) => listed("event", entry, entry.tokens)),
  ...module.types.map((entry) => listed("type", entry, entry.declaration.tokens)),
];

const listed = (
  kind: ListedEntry["kind"],
  entry: EntryFields,
  tokens: readonly Token[],
  members: readonly ListedMember[] = [],
): ListedEntry => ({
  ...listedMember(entry, tokens),
  kind,
  anchor: entry.anchor,
  group: entry.group,
  deprecated: entry.doc.deprecated === null ? null : { since: entry.doc.deprecated.since },
  members,
});

const listedMember = ({ path, href, doc }: EntryFields, tokens: readonly Token[]): ListedMember => ({
  path,
  href,
  summary: doc.summary,
  tokens,
});

const callTokens = ({ signatures }: FunctionFields): readonly Token[] =>
  signatures[0]?.declaration.tokens ?? [];

const valueTokens = (entry: ValueFields): readonly Token[] => [
  nameToken(entry),
  { text: ": ", kind: "punctuation", href: null },
  ...entry.type,
];

const nameToken = ({ path }: Pick<EntryFields, "path">): Token => ({ text: path, kind: "name", href: null });

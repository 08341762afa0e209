/** In: the model. Out: a standard library for selene, whose few types leave `any` for all others. */
import { dotted } from "luau-syntax";
import { isTypeId, type SymbolId } from "../../model/ids";
import type {
  AnyEntry,
  ApiModel,
  ClassEntry,
  ConstantEntry,
  EntryDoc,
  EnumEntry,
  ExternEnum,
  FunctionEntry,
  PropertyEntry,
  SymbolReference,
} from "../../model/model";
import { entriesOf, isPublic } from "../../model/entries";
import { withPlainLinks } from "../markdown/plain-links";
import { argumentOf, argumentType, merged, type Argument, type Entries } from "./selene-arguments";

type Field = Readonly<Record<string, unknown>>;

interface SeleneOptions {
  readonly name: string;
}

/** The YAML is the second version of selene's format. */
export function toSelene(model: ApiModel, { name }: SeleneOptions): string {
  const publicEntries = model.modules.flatMap(entriesOf).filter(isPublic);
  const entries: Entries = new Map(publicEntries.map((entry) => [entry.id, entry]));
  const globals = publicEntries.flatMap((entry) => globalField(entry, entries));
  const structs = publicEntries
    .filter((entry) => entry.kind === "class")
    .map((entry) => [entry.name, structFields(entry, entries)] as const);
  return [
    "---",
    "base: luau",
    `name: ${JSON.stringify(name)}`,
    ...section("globals", globals),
    ...section(
      "structs",
      structs.filter(([, fields]) => Object.keys(fields).length > 0),
    ),
    "",
  ].join("\n");
}

/** JSON is valid YAML: with one quoted line per global, the rules for plain scalars do not matter. */
const section = (title: string, lines: readonly (readonly [string, unknown])[]): readonly string[] =>
  lines.length === 0
    ? []
    : [`${title}:`, ...lines.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)];

const PATH = /^[A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)*$/;

function globalField(entry: AnyEntry, entries: Entries): readonly (readonly [string, Field])[] {
  if (entry.kind === "enum" && entry.extern !== null) return externEnumFields(entry, entry.extern);
  if (isTypeId(entry.id) || !PATH.test(entry.path)) return [];
  const path = dotted(entry.path);
  if (entry.kind === "function") return [[path, functionField(entry, entries)]];
  if (entry.kind === "constant") return [[path, valueField(entry, entries, "read-only")]];
  if (entry.kind !== "enum") return [];
  return entry.values.map(
    (value) => [`${path}.${value.name}`, { property: "read-only", ...deprecation(value.doc) }] as const,
  );
}

/** All values of an enum have the same type: a struct, if the type has members. */
const externEnumFields = (
  { name, path, values }: EnumEntry,
  { item }: ExternEnum,
): readonly (readonly [string, Field])[] =>
  path === name || !PATH.test(path)
    ? []
    : values
        .filter((value) => PATH.test(value.path))
        .map((value) => [value.path, { ...structOr(item), ...deprecation(value.doc) }] as const);

const structOr = ({ name, target }: SymbolReference): Field =>
  target === null ? { property: "read-only" } : { struct: name };

function functionField(entry: FunctionEntry, entries: Entries): Field {
  const lists = entry.signatures.map(({ parameters }) =>
    parameters.map((parameter) => argumentOf(parameter, entries)),
  );
  return {
    args: lists.reduce<readonly Argument[]>(
      (args, list, index) => (index === 0 ? list : merged(args, list)),
      [],
    ),
    ...(entry.method ? { method: true } : {}),
    ...deprecation(entry.doc),
  };
}

/** selene does not support inheritance: a struct lists all inherited fields. */
function structFields(
  entry: ClassEntry,
  entries: Entries,
  visited: ReadonlySet<SymbolId> = new Set(),
): Field {
  const above = entry.parent?.target ?? null;
  const parent = above === null || visited.has(above) ? undefined : entries.get(above);
  const inherited =
    parent?.kind === "class" ? structFields(parent, entries, new Set([...visited, entry.id])) : {};
  const fields = fieldMembers(entry).map((member) => [
    member.name,
    member.kind === "function"
      ? functionField(member, entries)
      : valueField(member, entries, member.access === "read" ? "read-only" : "override-fields"),
  ]);
  return {
    ...inherited,
    ...Object.fromEntries(fields),
    ...(hasAnyName(entry) ? { "*": { any: true } } : {}),
  };
}

/** With an indexer such as `[string]: any`, scripts may use any field name. */
const hasAnyName = ({ indexer }: ClassEntry): boolean =>
  indexer !== null &&
  !(
    indexer.key.kind === "reference" &&
    indexer.key.target.kind === "builtin" &&
    indexer.key.name === "number"
  );

const fieldMembers = (entry: ClassEntry): readonly (PropertyEntry | FunctionEntry)[] =>
  [...entry.properties, ...entry.methods].filter((member) => isPublic(member) && PATH.test(member.name));

/** A primitive has no fields; for types other than classes and primitives, any field is accepted. */
function valueField(
  entry: ConstantEntry | PropertyEntry,
  entries: Entries,
  property: "read-only" | "override-fields",
): Field {
  const type = entry.type.kind === "optional" ? entry.type.type : entry.type;
  const target =
    type.kind === "reference" && type.target.kind === "symbol" ? entries.get(type.target.id) : undefined;
  if (target?.kind === "class" && (fieldMembers(target).length > 0 || target.inherited.length > 0))
    return { struct: target.name, ...deprecation(entry.doc) };
  const plain =
    ["number", "string", "bool", "nil"].includes(String(argumentType(type, entries))) ||
    target?.kind === "enum";
  return { ...(plain ? { property } : { any: true }), ...deprecation(entry.doc) };
}

function deprecation({ deprecated, links }: EntryDoc): Field {
  if (deprecated === null) return {};
  const { since, reason, use } = deprecated;
  const message = [
    since === null ? "Deprecated." : `Deprecated since ${since}.`,
    withPlainLinks(reason, links, () => null),
    use === null ? "" : `Use ${use} instead.`,
  ]
    .filter(Boolean)
    .join(" ");
  return { deprecated: { message } };
}

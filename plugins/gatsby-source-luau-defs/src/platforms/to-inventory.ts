/**
 * In: a model of a platform's definitions, and a recipe: how to tell its kinds, and where its reference
 * describes them. Out: its inventory. Texts and types are left out.
 */
import { assertNever, compare, isIdentifier } from "luau-contract";
import { addressOf } from "../model/inventory-address";
import { entriesOf, isPublic, membersOf } from "../model/entries";
import type { Inventory, InventoryGroup, InventoryKind, InventoryName } from "../model/inventory";
import type { ApiModel, ClassEntry, Entry } from "../model/model";

/** What an inventory has besides the names. */
export interface InventoryRecipe extends Omit<Inventory, "groups"> {
  readonly groups: readonly GroupRecipe[];
}

/** The first group that accepts a name takes it; names that no group accepts are left out. */
export interface GroupRecipe extends Omit<InventoryGroup, "names"> {
  readonly accepts: (found: FoundName) => boolean;
}

/** A name of the definitions. */
export interface FoundName extends InventoryName {
  readonly kind: InventoryKind;
  readonly name: string;
  /** The classes that it extends, nearest first. */
  readonly ancestors: readonly string[];
  /** Whether a type and a global share the name: `Vector3`. */
  readonly isTypeAndValue: boolean;
}

/**
 * @param requestOf what scripts require a file as, `@lune/fs`; null for a file of globals
 * @param hasPage whether there is a page, or an entry of one, at an address
 */
export function toInventory(
  model: ApiModel,
  { groups, ...recipe }: InventoryRecipe,
  requestOf: (file: string) => string | null,
  hasPage: (address: string) => boolean = () => true,
): Inventory {
  const found = foundNames(model, requestOf);
  const taken = new Set<FoundName>();
  const made = groups.map(({ accepts, ...group }): InventoryGroup => {
    const { address, kind } = group;
    const isDescribed = (name: string): boolean =>
      address === null || hasPage(addressOf(address, kind, name));
    const names = found.filter(
      (one) => one.kind === kind && !taken.has(one) && accepts(one) && isDescribed(one.name),
    );
    for (const one of names) taken.add(one);
    names.sort((a, b) => compare(a.name, b.name));
    return { ...group, names: new Map(names.map((one) => [one.name, one])) };
  });
  return { ...recipe, groups: made.filter(({ names }) => names.size > 0) };
}

function foundNames({ modules }: ApiModel, requestOf: (file: string) => string | null): readonly FoundName[] {
  const required = new Map<string, Entry[]>();
  const entries: Entry[] = [];
  for (const module of modules) {
    const request = requestOf(module.location.file);
    if (request === null) entries.push(...entriesOf(module));
    // A file's namespaces are modules of their own.
    else required.set(request, [...(required.get(request) ?? []), ...entriesOf(module)]);
  }
  const classes = new Map(
    entries.flatMap((entry) => (entry.kind === "class" ? [[entry.name, entry] as const] : [])),
  );
  const types = entries.flatMap((entry) => typeOf(entry, classes));
  const typeNames = new Set(types.map(({ name }) => name));
  const tables = tablesOf(entries);
  const isShared = (name: string): boolean => typeNames.has(name) && tables.has(name);
  return [
    ...types.map((one) => ({ ...one, isTypeAndValue: isShared(one.name) })),
    ...[...tables].map(
      ([name, members]): FoundName => ({
        ...PLAIN,
        kind: members.length === 0 ? "global" : "library",
        name,
        members,
        isTypeAndValue: isShared(name),
      }),
    ),
    ...[...required].map(moduleOf),
  ];
}

function moduleOf([name, entries]: readonly [string, readonly Entry[]]): FoundName {
  const own = entries.filter((entry) => isPublic(entry) && !/\b_/.test(entry.path));
  return {
    ...PLAIN,
    kind: "module",
    name,
    types: sorted(own.flatMap((entry) => (isType(entry) ? entry.name : []))),
    members: sorted(own.flatMap((entry) => (isType(entry) ? [] : lastPart(entry.path)))),
  };
}

const PLAIN = {
  extends: null,
  generics: null,
  types: [],
  members: [],
  ancestors: [],
  isTypeAndValue: false,
} as const;

const isType = ({ kind }: Entry): boolean => kind === "class" || kind === "type" || kind === "enum";

function typeOf(entry: Entry, classes: ReadonlyMap<string, ClassEntry>): readonly FoundName[] {
  if (!isPublic(entry)) return [];
  switch (entry.kind) {
    case "class": {
      const isExtern = entry.origin === "extern";
      return [
        {
          ...PLAIN,
          kind: isExtern ? "class" : "type",
          name: entry.name,
          extends: entry.parent?.name ?? null,
          generics: genericsOf(entry),
          members: memberNames(entry),
          ancestors: ancestorsOf(entry, classes),
        },
      ];
    }
    case "enum":
      return [{ ...PLAIN, kind: "enum", name: lastPart(entry.path), members: memberNames(entry) }];
    case "type":
      return [{ ...PLAIN, kind: "type", name: entry.name, generics: genericsOf(entry) }];
    case "event":
    case "function":
    case "constant":
      return [];
    default:
      return assertNever(entry);
  }
}

/** With `any` for every default: an inventory has no types. */
function genericsOf({ generics }: Pick<ClassEntry, "generics">): string | null {
  if (generics.length === 0) return null;
  return generics
    .map(({ name, pack, default: written }) => {
      const own = pack ? `${name}...` : name;
      return written === null ? own : `${own} = ${pack ? "...any" : "any"}`;
    })
    .join(", ");
}

/** Metamethods are called by operators alone. */
const memberNames = (entry: Entry): readonly string[] =>
  sorted(
    membersOf(entry)
      .map(({ name }) => name)
      .filter((name) => isIdentifier(name) && !name.startsWith("__")),
  );

function ancestorsOf({ parent }: ClassEntry, classes: ReadonlyMap<string, ClassEntry>): readonly string[] {
  const found: string[] = [];
  let name = parent?.name;
  while (name !== undefined && !found.includes(name)) {
    found.push(name);
    name = classes.get(name)?.parent?.name;
  }
  return found;
}

/** Globals with their fields; one that is no table has none. */
function tablesOf(entries: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const tables = new Map<string, string[]>();
  for (const entry of entries) {
    if (entry.kind !== "function" && entry.kind !== "constant") continue;
    const [name = "", field] = entry.path.split(/[.:]/);
    const fields = tables.get(name) ?? [];
    tables.set(name, field === undefined ? fields : [...fields, field]);
  }
  return new Map([...tables].map(([name, fields]) => [name, sorted(fields)]));
}

const lastPart = (path: string): string => path.slice(path.search(/[^.:]*$/));

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort(compare);

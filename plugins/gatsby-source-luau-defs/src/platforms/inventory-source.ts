/**
 * In: an inventory, and the texts that may name it. Out: definition files with the names that occur, which the
 * pipeline reads like other external definitions. Every member is `any`.
 */
import { assertNever, isIdentifier } from "luau-contract";
import type { Inventory, InventoryGroup, InventoryName } from "../model/inventory";
import { sourceFile, type SourceFile } from "../source/source-file";

/** Names and members that occur nowhere are left out: reading all of Roblox takes a second. */
export function inventorySources(inventory: Inventory, texts: readonly string[]): readonly SourceFile[] {
  const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
  const { groups, title } = occurring(inventory, words);
  const modules = groups
    .filter(({ kind }) => kind === "module")
    .flatMap(({ names }) => [...names])
    .filter(([request]) => texts.some((text) => text.includes(request)));
  return [
    sourceFile(`platform:${title}.d.luau`, globalsText({ ...inventory, groups })),
    ...modules.map(([request, one]) => sourceFile(request, moduleText(one))),
  ];
}

function occurring(inventory: Inventory, words: ReadonlySet<string>): Inventory {
  const parents = new Map(
    inventory.groups.flatMap(({ kind, names }) => (kind === "class" ? [...names] : [])),
  );
  const needed = new Set([...words, ...Object.values(inventory.enums ?? {})]);
  // The set grows while it is iterated.
  for (const name of needed) {
    const parent = parents.get(name)?.extends ?? null;
    if (parent !== null) needed.add(parent);
  }
  const isNeeded = (kind: InventoryGroup["kind"], name: string): boolean =>
    kind === "module" || needed.has(name) || (kind === "enum" && words.has(`Enum${name}`));
  // A type without values is no enum.
  const membersIn = (kind: InventoryGroup["kind"], { members }: InventoryName): readonly string[] =>
    kind === "enum" ? members : members.filter((member) => words.has(member));
  return {
    ...inventory,
    groups: inventory.groups.map((group) => ({
      ...group,
      names: new Map(
        [...group.names]
          .filter(([name]) => isNeeded(group.kind, name))
          .map(([name, one]) => [name, { ...one, members: membersIn(group.kind, one) }]),
      ),
    })),
  };
}

function globalsText(inventory: Inventory): string {
  const { groups, enums } = inventory;
  const names = groups.flatMap((group) => (group.kind === "enum" ? [...group.names.keys()] : []));
  const tables = names.map((name) => `${name}: ${tableOf(name)}`).join(", ");
  return [
    ...groups.flatMap((group) => [...group.names].map(([name, one]) => declaration(enums, group, name, one))),
    ...(enums === null || names.length === 0 ? [] : [`declare ${enums.table}: { ${tables} }`]),
    "",
  ].join("\n");
}

function declaration(
  enums: Inventory["enums"],
  { kind }: InventoryGroup,
  name: string,
  { extends: parent, generics, members }: InventoryName,
): string {
  switch (kind) {
    case "class":
      return externType(name, parent, fields(members, "any", "\n"));
    case "enum": {
      const item = `Enum${name}`;
      const table = externType(tableOf(name), enums?.table ?? null, fields(members, item, "\n"));
      return `${externType(item, enums?.item ?? null, "")}\n${table}`;
    }
    case "type":
      return `export type ${name}${generics === null ? "" : `<${generics}>`} = ${tableType(members)}`;
    case "library":
      return `declare ${name}: { ${fields(members, "any", ", ")} }`;
    case "global":
      return `declare ${name}: any`;
    case "module":
      return "";
    default:
      return assertNever(kind);
  }
}

const tableOf = (name: string): string => `Enum${name}_Table`;

const tableType = (members: readonly string[]): string =>
  members.length === 0 ? "any" : `{ ${fields(members, "any", ", ")} }`;

const externType = (name: string, parent: string | null, body: string): string =>
  `declare extern type ${name}${parent === null ? "" : ` extends ${parent}`} with\n${body}\nend`;

const fields = (members: readonly string[], type: string, between: string): string =>
  members
    .filter(isIdentifier)
    .map((member) => `${member}: ${type}`)
    .join(between);

const moduleText = ({ types, members }: InventoryName): string =>
  [
    ...types.map((name) => `export type ${name} = any`),
    `return { ${members
      .filter(isIdentifier)
      .map((name) => `${name} = nil :: any`)
      .join(", ")} }`,
    "",
  ].join("\n");

/**
 * Verifies that results match their types: a parse of the cases in `cases/pass`, which contain every kind of
 * node, has the fields of syntax.ts. Wrong kinds would be in the trees of these cases.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { STATEMENT_KINDS } from "../decode";
import { MEMBER_KINDS, TYPE_KINDS, VALUE_KINDS } from "../decode-parts";
import { CLASS_MEMBER_KINDS, LUAU_KINDS } from "../decode-luau";
import { parse } from "../index";

const root = join(__dirname, "..");
const texts = ["syntax.ts", "syntax-expression.ts"]
  .map((name) => readFileSync(join(root, name), "utf8"))
  .join("\n");
const types = ts.createSourceFile("syntax.ts", texts, ts.ScriptTarget.ES2022, true);

/** The object types with a `kind` in a type alias of syntax.ts, by kind. */
function variantFields(alias: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const declaration = types.statements.find(
    (node): node is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(node) && node.name.text === alias,
  );
  const visit = (node: ts.Node): void => {
    if (!ts.isTypeLiteralNode(node)) return ts.forEachChild(node, visit);
    const kind = /readonly kind: "(\w+)"/u.exec(node.getText())?.[1] ?? "";
    found.set(
      kind,
      node.members.map((member) => member.name?.getText() ?? ""),
    );
  };
  if (declaration !== undefined) visit(declaration.type);
  return found;
}

const ALIASES = [
  "Type",
  "Pack",
  "PackTail",
  "Statement",
  "LuauStatement",
  "Value",
  "TableField",
  "ExternMember",
  "ClassMember",
];
const declared = new Map(ALIASES.flatMap((alias) => [...variantFields(alias)]));

/** Every object in a result that has a `kind`. */
function* nodes(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== "object" || value === null) return;
  if ("kind" in value) yield value as Readonly<Record<string, unknown>>; // An object with a key is a record.
  for (const inner of Object.values(value)) yield* nodes(inner);
}

const passing = readdirSync(join(root, "tests/cases/pass"))
  .map((name) => readFileSync(join(root, "tests/cases/pass", name, "input.d.luau"), "utf8"))
  .flatMap((source) => [...nodes(parse(source).statements)]);

test("fields come out of a parse as syntax.ts has them", () => {
  for (const node of passing)
    expect(Object.keys(node).sort()).toEqual([...(declared.get(String(node["kind"])) ?? [])].sort());
});

test("the passing cases hold every kind of node", () => {
  const kinds = [
    TYPE_KINDS,
    STATEMENT_KINDS,
    MEMBER_KINDS,
    LUAU_KINDS,
    CLASS_MEMBER_KINDS,
    VALUE_KINDS,
  ].flat();
  expect(new Set(passing.map((node) => node["kind"]))).toEqual(new Set(kinds));
  expect(new Set(declared.keys())).toEqual(new Set(kinds));
});

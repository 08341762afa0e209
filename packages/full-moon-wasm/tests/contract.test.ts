/**
 * Verifies that the Rust tree and its TypeScript types match: the kinds that decode*.ts refers to by index
 * are the variants of `src/syntax.rs`, in order, and those of syntax.ts; every field of syntax.ts is produced
 * by a parse; and the cases in `cases/pass` contain every kind.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { SPELLINGS, STATEMENT_KINDS, TOKEN_KINDS } from "../decode";
import { ACCESSES, ITEM_KEYS, LITERALS, MEMBER_KINDS, TYPE_KINDS, VALUE_KINDS } from "../decode-expression";
import { LUAU_KINDS } from "../decode-luau";
import { DOC_STYLES } from "../decode-parts";
import { parse } from "../index";

const root = join(__dirname, "..");
const rust = ["syntax.rs", "syntax_luau.rs", "tokenize.rs"]
  .map((name) => readFileSync(join(root, "src", name), "utf8"))
  .join("\n");
const texts = ["syntax.ts", "syntax-expression.ts"]
  .map((name) => readFileSync(join(root, name), "utf8"))
  .join("\n");
const types = ts.createSourceFile("syntax.ts", texts, ts.ScriptTarget.ES2022, true);

function camelCase(name: string): string {
  return (
    name.slice(0, 1).toLowerCase() +
    name.slice(1).replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase())
  );
}

/** The variants of a Rust enum with their fields, with TypeScript names. */
function rustEnum(name: string): ReadonlyMap<string, readonly string[]> {
  const body = new RegExp(`enum ${name} \\{\\n([^]*?)\\n\\}`, "u").exec(rust)?.[1] ?? "";
  const variants = body.split("\n").filter((line) => !line.trim().startsWith("//"));
  return new Map(
    variants.map((line) => {
      const [, variant = "", fields = ""] = /^\s*(\w+)(?:\s*\{(.*)\})?/u.exec(line) ?? [];
      return [camelCase(variant), [...fields.matchAll(/(\w+):/gu)].map((match) => rename(match[1] ?? ""))];
    }),
  );
}

/** The fields of a Rust struct, with TypeScript names. */
function rustStruct(name: string): readonly string[] {
  const body = new RegExp(`struct ${name} \\{\\n([^]*?)\\n\\}`, "u").exec(rust)?.[1] ?? "";
  return [...body.matchAll(/^\s*pub (\w+):/gmu)].map((match) => rename(match[1] ?? ""));
}

function rename(field: string): string {
  return field === "ty" ? "type" : camelCase(field);
}

/** The fields of an interface of syntax.ts. */
function interfaceFields(name: string): readonly string[] {
  const declaration = types.statements.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === name,
  );
  return declaration?.members.map((member) => member.name?.getText() ?? "") ?? [];
}

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
      node.members.map((member) => member.name?.getText() ?? "").filter((field) => field !== "kind"),
    );
  };
  if (declaration !== undefined) visit(declaration.type);
  return found;
}

function sorted(fields: readonly string[]): readonly string[] {
  return [...fields].sort();
}

const passing = readdirSync(join(root, "tests/cases/pass")).map((name) =>
  readFileSync(join(root, "tests/cases/pass", name, "input.d.luau"), "utf8"),
);

/** Every object in a result that has a `kind`. */
function* nodes(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== "object" || value === null) return;
  if ("kind" in value) yield value as Readonly<Record<string, unknown>>; // An object with a key is a record.
  for (const inner of Object.values(value)) yield* nodes(inner);
}

describe("kinds by number", () => {
  test("of types", () => {
    expect([...rustEnum("TypeKind").keys()]).toEqual(TYPE_KINDS);
    expect(
      sorted([
        ...variantFields("Type").keys(),
        ...variantFields("Pack").keys(),
        ...variantFields("PackTail").keys(),
      ]),
    ).toEqual(sorted(TYPE_KINDS));
  });

  test("of statements", () => {
    expect([...rustEnum("StatementKind").keys()]).toEqual(STATEMENT_KINDS);
    expect([...variantFields("Statement").keys()]).toEqual(STATEMENT_KINDS);
  });

  test("of ordinary Luau", () => {
    expect([...rustEnum("LuauKind").keys()]).toEqual(LUAU_KINDS);
    expect([...variantFields("LuauStatement").keys()]).toEqual(LUAU_KINDS);
    expect([...rustEnum("ValueKind").keys()]).toEqual(VALUE_KINDS);
    expect([...variantFields("Value").keys()]).toEqual(VALUE_KINDS);
    expect([...rustEnum("Literal").keys()]).toEqual(LITERALS);
    expect([...rustEnum("ItemKey").keys()]).toEqual(ITEM_KEYS);
  });

  test("of fields and members", () => {
    expect([...rustEnum("TableField").keys(), "method"]).toEqual(MEMBER_KINDS);
    expect([...variantFields("TableField").keys(), ...variantFields("ExternMember").keys()]).toEqual(
      MEMBER_KINDS,
    );
  });

  test("of tokens and of the small choices", () => {
    expect([...rustEnum("TokenKind").keys()]).toEqual(TOKEN_KINDS);
    expect([...rustEnum("Access").keys()]).toEqual(ACCESSES);
    expect([...rustEnum("DocStyle").keys()]).toEqual(DOC_STYLES);
    expect([...rustEnum("Spelling").keys()]).toEqual(SPELLINGS);
  });
});

describe("fields", () => {
  test.each([
    "DocComment",
    "Attribute",
    "AttributeArgument",
    "Generic",
    "Parameter",
    "Signature",
    "UnionMember",
    "SyntaxIssue",
    "ParseResult",
    "FunctionBody",
    "BodyParameter",
    "TableItem",
  ])("of %s", (name) => {
    expect(rustStruct(name)).not.toEqual([]);
    expect(sorted(rustStruct(name))).toEqual(sorted(interfaceFields(name)));
  });

  test.each([
    ["TypeKind", ["Type", "Pack", "PackTail"], ["span"]],
    ["StatementKind", ["Statement"], ["doc", "span"]],
    ["LuauKind", ["LuauStatement"], ["blocks", "doc", "span"]],
    ["ValueKind", ["Value"], ["span"]],
    ["TableField", ["TableField"], []],
  ] as const)("of the variants of %s", (rustName, aliases, shared) => {
    const typescript = new Map(aliases.flatMap((alias) => [...variantFields(alias)]));
    for (const [kind, fields] of rustEnum(rustName)) {
      const expected = kind === "luau" ? [...fields, "span"] : [...fields, ...shared];
      expect([kind, sorted(typescript.get(kind) ?? [])]).toEqual([kind, sorted(expected)]);
    }
  });

  test("of declarations inside blocks", () => {
    expect(sorted(rustStruct("Nested"))).toEqual(sorted(interfaceFields("NestedStatement")));
  });

  test("come out of a parse as syntax.ts has them", () => {
    const declared = new Map(
      [
        "Type",
        "Pack",
        "PackTail",
        "Statement",
        "LuauStatement",
        "Value",
        "TableField",
        "ExternMember",
      ].flatMap((alias) => [...variantFields(alias)]),
    );
    for (const node of passing.flatMap((source) => [...nodes(parse(source).statements)])) {
      expect(sorted(Object.keys(node))).toEqual(
        sorted(["kind", ...(declared.get(String(node["kind"])) ?? [])]),
      );
    }
  });
});

test("the passing cases hold every kind of node", () => {
  const seen = new Set(
    passing.flatMap((source) => [...nodes(parse(source).statements)].map((node) => String(node["kind"]))),
  );
  expect(sorted([...seen])).toEqual(
    sorted([...new Set([...TYPE_KINDS, ...STATEMENT_KINDS, ...MEMBER_KINDS, ...LUAU_KINDS, ...VALUE_KINDS])]),
  );
});

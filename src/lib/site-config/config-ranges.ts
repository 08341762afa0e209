import { parse } from "@babel/parser";
import type { Expression, Node, ObjectProperty, Program } from "@babel/types";
import { FILE_START, type TextRange } from "luau-syntax";

export type Variables = ReadonlyMap<string, Node>;

/** Finds ranges of values in `siteConfig` by path: `navbar.items[2].type`. Variables are followed. */
export function configRanges(text: string): (path: string) => TextRange | null {
  const { program } = parse(text, { sourceType: "module", plugins: ["typescript"] });
  const variables = variablesOf(program);
  const config = variables.get("siteConfig");
  return (path) => {
    const steps = [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index));
    const node = config === undefined ? null : furthest(config, steps, variables);
    return node?.loc ? rangeOf(node) : null;
  };
}

export function rangeOf({ loc }: Pick<Node, "loc">): TextRange {
  if (!loc) return FILE_START;
  const { start, end } = loc;
  return { line: start.line, column: start.column + 1, endLine: end.line, endColumn: end.column + 1 };
}

export function variablesOf(program: Program): Variables {
  const statements = program.body.map((statement) =>
    statement.type === "ExportNamedDeclaration" ? statement.declaration : statement,
  );
  const declarators = statements.flatMap((statement) =>
    statement?.type === "VariableDeclaration" ? statement.declarations : [],
  );
  return new Map(
    declarators.flatMap(({ id, init }) =>
      id.type === "Identifier" && init ? [[id.name, init] as const] : [],
    ),
  );
}

/** Follows the path as far as it exists. Null if the first step does not. */
function furthest(config: Node, steps: readonly (string | number)[], variables: Variables): Node | null {
  let furthestEntry: Node | null = null;
  let value: Node | null = config;
  for (const step of steps) {
    const entry: Node | null = value && entryOf(literalOf(value, variables), step);
    if (entry === null) break;
    furthestEntry = entry;
    value = entry.type === "ObjectProperty" ? entry.value : entry;
  }
  return furthestEntry;
}

export function literalOf(value: Node, variables: Variables): Node {
  switch (value.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return literalOf(value.expression, variables);
    case "Identifier": {
      const named = variables.get(value.name);
      // The variable itself is left out, since references may be circular.
      const others = new Map([...variables].filter(([name]) => name !== value.name));
      return named === undefined ? value : literalOf(named, others);
    }
    default:
      return value;
  }
}

function entryOf(literal: Node, step: string | number): ObjectProperty | Expression | null {
  if (literal.type === "ObjectExpression") {
    const isNamed = (member: Node): member is ObjectProperty =>
      member.type === "ObjectProperty" && keyOf(member) === String(step);
    return literal.properties.find(isNamed) ?? null;
  }
  if (literal.type !== "ArrayExpression" || typeof step === "string") return null;
  const element = literal.elements[step];
  // After a spread element, indexes are unknown.
  const isAfterSpread = literal.elements.slice(0, step).some((before) => before?.type === "SpreadElement");
  return !element || element.type === "SpreadElement" || isAfterSpread ? null : element;
}

export function keyOf({ key, computed }: ObjectProperty): string | null {
  if (key.type === "StringLiteral" || key.type === "NumericLiteral") return String(key.value);
  return key.type === "Identifier" && !computed ? key.name : null;
}

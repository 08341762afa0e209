/** The values in a configuration written in JavaScript or TypeScript, which is not run. */
import { parse } from "@babel/parser";
import type { Node, ObjectExpression, Program } from "@babel/types";
import { keyOf, literalOf, variablesOf, type Variables } from "../../../../src/lib/site-config/config-ranges";

interface Reading {
  readonly value: unknown;
  /** Paths of values that only running the file would reveal: `themeConfig.prism.theme`. */
  readonly computed: readonly string[];
}

interface Context {
  readonly variables: Variables;
  readonly computed: string[];
}

/** What a module exports, as far as it is written down. Null, if its syntax is wrong. */
export function readExport(text: string): Reading | null {
  const program = parsed(text);
  if (program === null) return null;
  const exported = exportedNode(program);
  const context: Context = { variables: functionsAnd(program), computed: [] };
  return {
    value: exported === null ? undefined : valueOf(exported, "", context),
    computed: context.computed,
  };
}

function parsed(text: string): Program | null {
  try {
    return parse(text, {
      sourceType: "unambiguous",
      plugins: ["typescript"],
      allowReturnOutsideFunction: true,
    }).program;
  } catch {
    return null;
  }
}

/** The variables of a program; a function is a value, too. */
function functionsAnd(program: Program): Variables {
  const functions = program.body.flatMap((node) =>
    node.type === "FunctionDeclaration" && node.id ? [[node.id.name, node] as const] : [],
  );
  return new Map<string, Node>([...variablesOf(program), ...functions]);
}

/** `export default …` or `module.exports = …`. */
function exportedNode({ body }: Program): Node | null {
  for (const node of body) {
    if (node.type === "ExportDefaultDeclaration") return node.declaration;
    if (node.type !== "ExpressionStatement" || node.expression.type !== "AssignmentExpression") continue;
    const { left, right } = node.expression;
    if (
      left.type === "MemberExpression" &&
      isNamed(left.object, "module") &&
      isNamed(left.property, "exports")
    )
      return right;
  }
  return null;
}

const isNamed = (node: Node, name: string): boolean => node.type === "Identifier" && node.name === name;

function valueOf(written: Node, path: string, context: Context): unknown {
  const node = literalOf(written, context.variables);
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return node.value;
    case "NullLiteral":
      return null;
    case "TemplateLiteral":
      return joined(
        node.quasis.flatMap(({ value }, index) => [value.cooked ?? "", node.expressions[index]]),
        path,
        context,
      );
    case "BinaryExpression":
      return node.operator === "+" ? joined([node.left, node.right], path, context) : unknown(path, context);
    case "ArrayExpression":
      return node.elements.map((element, index) =>
        element === null ? null : valueOf(element, `${path}[${index}]`, context),
      );
    case "ObjectExpression":
      return objectOf(node, path, context);
    case "LogicalExpression":
      // `process.env.BASE ?? "/"`: what applies without the variable.
      return valueOf(node.right, path, context);
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
      return returned(node.body, path, context);
    case "CallExpression":
      if (isThisYear(node)) return new Date().getFullYear();
      return isFilePath(node.callee) && node.arguments[0] !== undefined
        ? valueOf(node.arguments[0], path, context)
        : unknown(path, context);
    default:
      return isNamed(node, "undefined") ? undefined : unknown(path, context);
  }
}

function unknown(path: string, { computed }: Context): undefined {
  computed.push(path);
  return undefined;
}

/** `require.resolve("./sidebars.js")` */
const isFilePath = (callee: Node): boolean =>
  callee.type === "MemberExpression" &&
  isNamed(callee.object, "require") &&
  isNamed(callee.property, "resolve");

/** `new Date().getFullYear()`, which most copyright notices have. */
const isThisYear = ({ callee }: Node & { type: "CallExpression" }): boolean =>
  callee.type === "MemberExpression" &&
  isNamed(callee.property, "getFullYear") &&
  callee.object.type === "NewExpression" &&
  isNamed(callee.object.callee, "Date") &&
  callee.object.arguments.length === 0;

/** Text of several parts; undefined if one of them is computed. */
function joined(parts: readonly (string | Node | undefined)[], path: string, context: Context): unknown {
  const values = parts
    .filter((part) => part !== undefined)
    .map((part) => (typeof part === "string" ? part : valueOf(part, path, context)));
  return values.some((value) => typeof value !== "string" && typeof value !== "number")
    ? undefined
    : values.join("");
}

function objectOf({ properties }: ObjectExpression, path: string, context: Context): unknown {
  const object: Record<string, unknown> = {};
  for (const property of properties) {
    if (property.type === "SpreadElement") {
      const spread = valueOf(property.argument, `${path}...`, context);
      if (typeof spread === "object") Object.assign(object, spread);
      continue;
    }
    const key = property.type === "ObjectProperty" ? keyOf(property) : null;
    if (key === null || property.type !== "ObjectProperty") continue;
    object[key] = valueOf(property.value, path === "" ? key : `${path}.${key}`, context);
  }
  return object;
}

/** What a function that computes nothing else returns. */
function returned(body: Node, path: string, context: Context): unknown {
  if (body.type !== "BlockStatement") return valueOf(body, path, context);
  const last = body.body.at(-1);
  if (last?.type !== "ReturnStatement" || !last.argument) return unknown(path, context);
  const own = variablesOf({ body: body.body } as Program);
  return valueOf(last.argument, path, { ...context, variables: new Map([...context.variables, ...own]) });
}

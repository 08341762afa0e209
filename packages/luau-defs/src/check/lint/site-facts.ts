/**
 * In: the text of a site's `site.config.ts`. Out: where its definitions and its pages are. Only literals are
 * read, since opening a file must not execute code; the site's build reports problems.
 */
import type { Node, ObjectProperty } from "@babel/types";
import { isRecord } from "../../read/source/json";

export const SITE_CONFIG = "site.config.ts";

export interface SiteFacts {
  /** Folders and globs, relative to the configuration's folder. */
  readonly definitions: readonly string[];
  /** The site's URL with its base path, without a slash at the end; null if it is not a literal. */
  readonly address: string | null;
}

/** @returns null if the text declares no `siteConfig` */
export async function readSiteFacts(text: string): Promise<SiteFacts | null> {
  const { parse } = await import("@babel/parser");
  const { body } = parse(text, {
    sourceType: "module",
    plugins: ["typescript"],
    errorRecovery: true,
  }).program;
  const variables = variablesOf(body);
  const declared = variables.get("siteConfig");
  const site = declared === undefined ? null : valueOf(declared, variables);
  if (!isRecord(site)) return null;
  return { definitions: listOf(site["definitions"]) ?? ["definitions"], address: addressOf(site) };
}

function addressOf({ url, baseUrl }: Readonly<Record<string, unknown>>): string | null {
  if (typeof url !== "string" || !URL.canParse(url)) return null;
  const path = typeof baseUrl === "string" ? baseUrl : "/";
  return new URL(path, url).href.replace(/\/+$/, "");
}

function listOf(value: unknown): readonly string[] | null {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = list.filter((one) => typeof one === "string");
  return texts.length > 0 ? texts : null;
}

type Variables = ReadonlyMap<string, Node>;

const variablesOf = (body: readonly Node[]): Variables =>
  new Map(
    body
      .map((one) => (one.type === "ExportNamedDeclaration" ? one.declaration : one))
      .flatMap((one) => (one?.type === "VariableDeclaration" ? one.declarations : []))
      .flatMap(({ id, init }) => (id.type === "Identifier" && init ? [[id.name, init] as const] : [])),
  );

/** Undefined for whatever is not a literal or the name of one. */
function valueOf(node: Node, variables: Variables): unknown {
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return node.value;
    case "TemplateLiteral":
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
    case "ArrayExpression":
      return node.elements.flatMap((one) => (one === null ? [] : [valueOf(one, variables)]));
    case "ObjectExpression":
      return Object.fromEntries(
        node.properties
          .filter((one): one is ObjectProperty => one.type === "ObjectProperty" && !one.computed)
          .map(({ key, value }) => [keyOf(key), valueOf(value, variables)])
          .filter(([, value]) => value !== undefined),
      );
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return valueOf(node.expression, variables);
    case "Identifier": {
      const named = variables.get(node.name);
      // Without the variable itself, since references may be circular.
      const otherVariables = new Map([...variables].filter(([name]) => name !== node.name));
      return named === undefined ? undefined : valueOf(named, otherVariables);
    }
    default:
      return undefined;
  }
}

const keyOf = (key: Node): string =>
  key.type === "Identifier" ? key.name : key.type === "StringLiteral" ? key.value : "";

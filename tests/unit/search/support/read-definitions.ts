/**
 * Reads the project's own definition files well enough for a corpus: one declaration after the other, no diagnostics.
 * The parser proper is another package's; searches are tested without it.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { SymbolRecord } from "../../../../src/lib/search/records";
import { closingBracket, readType, splitAtCommas, toSignature } from "./signature-text";

const FOLDER = new URL("../../../../definitions/", import.meta.url);

export function readDefinitions(): readonly SymbolRecord[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".d.luau"))
    .sort()
    .flatMap((file) => readModule(file.replace(".d.luau", ""), readFileSync(new URL(file, FOLDER), "utf8")));
}

interface Context {
  readonly slug: string;
  readonly name: string;
  /** Summaries by the name below them. */
  readonly docs: ReadonlyMap<string, string>;
}

const DECLARATION = /^(?:export type (\w+)(?:<([^>]*)>)? =\s|declare extern type (\w+)(?: extends (\w+))? with|declare function (\w+)|declare (\w+):)/gm;

function readModule(slug: string, source: string): readonly SymbolRecord[] {
  const code = source.replace(/--\[=\[[\s\S]*?\]=\]/g, "").replace(/^\s*---.*$/gm, "");
  const name = /^declare (\w+): \{/m.exec(code)?.[1] ?? slug.charAt(0).toUpperCase() + slug.slice(1);
  const context: Context = { slug, name, docs: readSummaries(source) };
  const matches = [...code.matchAll(DECLARATION)];
  const entries = matches.flatMap((match, index) => {
    const body = code.slice(match.index + match[0].length, matches[index + 1]?.index ?? code.length).trim();
    return readDeclaration(match.slice(1), body, context);
  });
  return [{ kind: "module", ...base(name, name, context), href: pageOf(context) }, ...entries];
}

/** The first sentence of each doc comment, by the first name after it. */
function readSummaries(source: string): ReadonlyMap<string, string> {
  const docs = source.matchAll(/((?:^\s*---.*\n)+)\s*(?:export type |declare (?:extern type |function )?|function )?\|? ?"?(\w+)/gm);
  return new Map([...docs].map(([, doc = "", name = ""]) => [name, /^\s*--- ?(.*?)(?:\.\s|\.?$)/.exec(doc)?.[1] ?? ""]));
}

function readDeclaration(names: readonly (string | undefined)[], body: string, context: Context): readonly SymbolRecord[] {
  const [type, typeGenerics, extern, parent, fn, global] = names;
  const generics = typeGenerics?.split(", ") ?? [];
  if (extern !== undefined) return [{ kind: "class", ...base(extern, `type ${extern}`, context), parent: parent ?? null }, ...readExternMembers(extern, body, context)];
  if (fn !== undefined) return [toFunction(fn, body, context)];
  if (global !== undefined) return body.startsWith("{") ? fieldsOf(body).flatMap(([field, text]) => [toGlobalMember(`${context.name}.${field}`, text, context)]) : [toOverloads(global, body, context)];
  return type === undefined ? [] : readAlias(type, generics, body, context);
}

function readAlias(type: string, generics: readonly string[], body: string, context: Context): readonly SymbolRecord[] {
  if (body.startsWith("|")) {
    const values = [...body.matchAll(/"(\w+)"/g)].map(([, value = ""]): SymbolRecord => ({ kind: "enumValue", ...base(`${type}.${value}`, `"${value}"`, context) }));
    return [{ kind: "enum", ...base(type, `type ${type}`, context), strings: true }, ...values];
  }
  if (!body.startsWith("{")) return [{ kind: "type", ...base(type, `type ${type} = ${body}`, context), generics, type: readType(body, generics) }];
  const properties = fieldsOf(body).map(([field, text]): SymbolRecord => ({
    kind: "property",
    ...base(`${type}.${field}`, `${type}.${field}: ${text}`, context),
    receiver: readType(type, []),
    type: readType(text, generics),
  }));
  return [{ kind: "class", ...base(type, `type ${type}`, context), parent: null }, ...properties];
}

function readExternMembers(owner: string, body: string, context: Context): readonly SymbolRecord[] {
  return body.split("\n").flatMap((line): readonly SymbolRecord[] => {
    const [, method, rest = ""] = /^\s*function (\w+)(.*)$/.exec(line) ?? [];
    if (method !== undefined) {
      const record = toFunction(`${owner}:${method}`, rest.replace(/\(self(?:, )?/, "("), context);
      return record.kind === "function" ? [{ ...record, kind: "method", receiver: readType(owner, []) }] : [];
    }
    const [, field, type = ""] = /^\s+(\w+): (.*)$/.exec(line) ?? [];
    return field === undefined ? [] : [{ kind: "property", ...base(`${owner}.${field}`, `${owner}.${field}: ${type}`, context), receiver: readType(owner, []), type: readType(type, []) }];
  });
}

function fieldsOf(body: string): readonly (readonly [string, string])[] {
  return splitAtCommas(body.slice(1, closingBracket(body, 0))).map((field) => {
    const colon = field.indexOf(":");
    return [field.slice(0, colon).trim(), field.slice(colon + 1).trim()] as const;
  });
}

/** A field of a module's table: a function if its type is one. */
function toGlobalMember(path: string, text: string, context: Context): SymbolRecord {
  if (!/^(?:<[^>]*>)?\(/.test(text)) return { kind: "constant", ...base(path, `${path}: ${text}`, context), type: readType(text, []) };
  return toFunction(path, text, context);
}

function toOverloads(path: string, body: string, context: Context): SymbolRecord {
  const signatures = [...body.matchAll(/& \(\((.*)\) -> \(\)\)/g)].map(([, params = ""]) => toSignature([], params, "()"));
  return { kind: "function", ...base(path, `${path}(…)`, context), signatures };
}

/** `<T>(a: A): R` and `<T>(a: A) -> R`. */
function toFunction(path: string, text: string, context: Context): SymbolRecord {
  const generics = /^<([^>]*)>/.exec(text)?.[1]?.split(", ") ?? [];
  const open = text.indexOf("(");
  const close = closingBracket(text, open);
  const signature = toSignature(generics, text.slice(open + 1, close), text.slice(close + 1).replace(/^\s*(?:->|:)/, "").replace(/\nend$/, ""));
  return { kind: "function", ...base(path, `${path}${text.replace(/\s+/g, " ")}`, context), signatures: [signature] };
}

function base(path: string, signature: string, context: Context) {
  const name = path.slice(Math.max(path.lastIndexOf("."), path.lastIndexOf(":")) + 1);
  const anchor = path.startsWith(`${context.name}.`) ? name : path.replace(":", ".");
  return { path, module: context.slug, moduleName: context.name, href: `${pageOf(context)}#${anchor}`, signature, summary: context.docs.get(name) ?? "", deprecated: false };
}

function pageOf(context: Context): string {
  return `/docs/api/${context.slug}`;
}

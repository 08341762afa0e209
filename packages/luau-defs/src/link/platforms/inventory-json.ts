/** The text of an inventory, one symbol a line, as `static/schemas/inventory.schema.json` specifies it. */
import { type Diagnostic, diagnosticAt, type StageResult } from "luau-diagnostics";
import { groupBy, sourceText, type TextFile } from "luau-syntax";
import {
  INVENTORY_VERSION,
  type Inventory,
  type InventorySource,
  type PlatformFacts,
} from "../../model/inventory";
import { isRecord, locateKeys, parseJson, type ParsedJson } from "../../read/source/json";
import { problemOf, type RuleName } from "../../model/rules";
import { readSymbols, type Problem, type Report } from "./inventory-symbols";

/** @param schema the address of the format's schema */
export function writeInventory({ symbols, platform, ...head }: Inventory, schema: string): string {
  const facts = Object.entries({ ...head, ...platform }).filter(([, value]) => value !== null);
  const before = { $schema: schema, version: INVENTORY_VERSION, ...Object.fromEntries(facts) };
  const start = JSON.stringify(before, null, 1).replace(/\n}$/, "");
  const lines = symbols.map((symbol) => `\n  ${JSON.stringify(symbol)}`);
  return `${start},\n "symbols": [${lines.join(",")}\n ]\n}\n`;
}

/** @param rule which reports the problems: the setting's that names the file */
export function readInventory(file: TextFile, rule: RuleName): StageResult<Inventory | null> {
  const json = parseJson(file.text.replace(/^\uFEFF/, ""));
  const problems: Problem[] = [];
  const value = readJson(json, file.text, (one) => void problems.push(one));
  if (problems.length === 0) return { value, diagnostics: [] };
  return { value: null, diagnostics: diagnosticsOf(file, groupProblems(problems), rule) };
}

function readJson(json: ParsedJson, text: string, report: Report): Inventory | null {
  const problem = formatProblem(json, text);
  if (problem !== null) {
    report(problem);
    return null;
  }
  const value = json.kind === "read" && isRecord(json.value) ? json.value : {};
  if (value["version"] !== INVENTORY_VERSION) {
    report(anotherVersion(value["version"]));
    return null;
  }
  const texts = (field: string, pattern: RegExp, description: string): string | null => {
    const one = value[field] ?? null;
    if (one === null || (typeof one === "string" && pattern.test(one))) return one;
    report({ keys: [field], message: `\`${field}\` must be ${description}.` });
    return null;
  };
  const title = texts("title", /\S/, "a text");
  if (value["title"] === undefined) report({ message: "It has no `title`." });
  const enums = readEnums(value["enums"], report);
  return {
    title: title ?? "",
    url: texts("url", /^https?:\/\/\S+$/i, "an address such as `https://kit.example`"),
    platform: readPlatformFacts(value),
    enums,
    events: texts("events", NAME, "the name of a type"),
    symbols: readSymbols(value["symbols"], enums !== null, report),
  };
}

const NAME = /^[A-Za-z_]\w*$/;

const anotherVersion = (version: unknown): Problem =>
  version === undefined
    ? { message: `It has no \`version\`: ${INVENTORY_VERSION} is the one that is read.` }
    : {
        keys: ["version"],
        message: `It has the version ${JSON.stringify(version)}, and ${INVENTORY_VERSION} is read.`,
        suggestion: "Use the luau-defs that reads it, or one that wrote version 1.",
      };

function readEnums(value: unknown, report: Report): Inventory["enums"] {
  if (value === undefined || value === null) return null;
  const { item, table } = isRecord(value) ? value : {};
  if (typeof item === "string" && typeof table === "string" && NAME.test(item) && NAME.test(table))
    return { item, table };
  report({ keys: ["enums"], message: "`enums` must have `item` and `table`, the names of types." });
  return null;
}

function readPlatformFacts(json: Readonly<Record<string, unknown>>): PlatformFacts | null {
  const { source, reference, signs, definitions } = json;
  if ([source, reference, signs, definitions].every((one) => one === undefined)) return null;
  return {
    source: readSource(source) ?? { url: "", version: "", date: "" },
    reference: readSource(reference),
    signs: Array.isArray(signs) ? signs.filter((one) => typeof one === "string") : [],
    definitions: typeof definitions === "string" ? definitions : null,
  };
}

const readSource = (value: unknown): InventorySource | null =>
  isRecord(value)
    ? { url: textOf(value["url"]), version: textOf(value["version"]), date: textOf(value["date"]) }
    : null;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A problem that many symbols have is reported at the first. */
const groupProblems = (problems: readonly Problem[]): readonly Problem[] =>
  [...groupBy(problems, ({ message }) => message).values()].map(([first, ...others]) =>
    others.length === 0
      ? first
      : { ...first, message: `${first.message} There are ${others.length + 1} such symbols.` },
  );

function diagnosticsOf(
  { path, text }: TextFile,
  problems: readonly Problem[],
  rule: RuleName,
): readonly Diagnostic[] {
  const source = sourceText(path, text);
  const locateKey = locateKeys(text);
  return problems.map(({ keys = [], offset = 0, message, suggestion = NAME_ANOTHER }) =>
    diagnosticAt(
      source,
      locateKey(keys) ?? [offset, offset + 1],
      problemOf(rule, `This inventory cannot be read: ${message}`, suggestion),
    ),
  );
}

const NAME_ANOTHER = "Name the `definitions/inventory.json` that the other site's build publishes.";

/** Null for what looks like an inventory. */
function formatProblem(json: ParsedJson, text: string): Problem | null {
  if (json.kind === "broken") return notJson(text, json);
  if (!isRecord(json.value)) return { message: "It is not an object." };
  const { symbols, module, modules } = json.value;
  if (symbols !== undefined) return null;
  if (Object.keys(json.value).some((key) => key.startsWith("@")))
    return {
      message: "It is documentation of luau-lsp.",
      suggestion: "Name it in `docs`, or in the `url` of an external definition file.",
    };
  return isRecord(module) || Array.isArray(modules)
    ? { message: "It is the JSON of pages.", suggestion: "Name the site's `definitions/inventory.json`." }
    : null;
}

function notJson(text: string, { reason, offset }: ParsedJson & { readonly kind: "broken" }): Problem {
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text))
    return {
      message: "It is a web page.",
      suggestion: "The address may be wrong: open it in a browser, and save `definitions/inventory.json`.",
    };
  if (/^\s*(?:--|declare\b|export\b|type\b|local\b|return\b)/.test(text))
    return {
      message: "It is a file in Luau.",
      suggestion: "Give a definition file its own ending, `.d.luau`: `external` takes it, too.",
    };
  if (text.trim() === "") return { message: "It is empty." };
  return { offset, message: `It is not valid JSON: ${reason}.` };
}

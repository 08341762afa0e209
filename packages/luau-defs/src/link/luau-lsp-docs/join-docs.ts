/**
 * Gives undocumented symbols the texts of luau-lsp's documentation. Comments take precedence part by part: an
 * undocumented parameter receives its text even if the function has a comment.
 */
import type { StageResult } from "luau-diagnostics";
import { mapModules, type ConvertedFile } from "../../model/converted-file";
import type {
  ClassEntry,
  ConstantEntry,
  Entry,
  EventSlots,
  FunctionEntry,
  FunctionSignature,
  Member,
  Module,
  PropertyEntry,
} from "../../model/model";
import { mapEntries } from "../../model/entries";
import { summaryOf } from "../../model/summary";
import { checkUnmatchedTexts, textShare, type TextShare } from "./unmatched-texts";
import { indexDocs, type DocsIndex } from "./docs-index";
import { htmlToMarkdown } from "./html-to-markdown";
import type { DocsEntry, DocsFile } from "./parse-docs";
import { entrySymbols, memberSymbols, moduleSymbols } from "./docs-symbols";

type JoinedDocs = StageResult<readonly ConvertedFile[]> & { readonly shares: readonly TextShare[] };

export function joinDocs(convertedFiles: readonly ConvertedFile[], files: readonly DocsFile[]): JoinedDocs {
  if (files.length === 0) return { value: convertedFiles, shares: [], diagnostics: [] };
  const docs = indexDocs(files);
  const joined = convertedFiles.map((converted) =>
    mapModules(converted, (module) => withTexts(module, docs)),
  );
  const shares = files.map((file) => ({ file, share: textShare(file, docs) }));
  return {
    value: joined,
    shares: shares.map(({ share }) => share),
    diagnostics: shares.flatMap(({ file, share }) => checkUnmatchedTexts(joined, file, share)),
  };
}

function withTexts(module: Module, docs: DocsIndex): Module {
  const entry = <T extends Entry>(one: T): T => withEntryText(one, docs.find(entrySymbols(one)), docs);
  const texts = described(module, docs.find(moduleSymbols(module)));
  return {
    ...mapEntries(texts, (entries) => entries.map(entry)),
    classes: module.classes.map((one) => withMembers(entry(one), docs)),
    enums: module.enums.map((one) => {
      const values = one.values.map((value) => withDoc(value, docs.find(memberSymbols(one, value))));
      return { ...entry(one), values };
    }),
  };
}

function withMembers(owner: ClassEntry, docs: DocsIndex): ClassEntry {
  const member = <T extends Member>(one: T): T =>
    withEntryText(one, docs.find(memberSymbols(owner, one)), docs);
  return { ...owner, properties: owner.properties.map(member), methods: owner.methods.map(member) };
}

const withDoc = <T extends Entry | Member>(entry: T, text: DocsEntry | null): T => {
  const doc = described(entry.doc, text);
  return doc === entry.doc ? entry : { ...entry, doc };
};

function described<T extends { readonly description: string; readonly summary: string }>(
  entry: T,
  text: DocsEntry | null,
): T {
  if (text === null || entry.description !== "") return entry;
  const description = descriptionOf(text);
  return description === "" ? entry : { ...entry, description, summary: summaryOf(description) };
}

function descriptionOf({ documentation, sample, learnMore }: DocsEntry): string {
  const parts = [htmlToMarkdown(documentation), sampleOf(sample)].filter((part) => part !== "");
  if (parts.length > 0 && learnMore !== "") parts.push(`[Learn more](${plainAddress(learnMore)})`);
  return parts.join("\n\n");
}

/** Percent-encodes characters that would end a link in Markdown. */
const plainAddress = (address: string): string =>
  address.replaceAll(/[()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function sampleOf(sample: string): string {
  const code = sample.trim();
  if (code === "" || /^ {0,3}(?:```|~~~)/m.test(code)) return code;
  return `\`\`\`luau\n${code}\n\`\`\``;
}

function withEntryText<T extends Entry | Member>(entry: T, text: DocsEntry | null, docs: DocsIndex): T {
  if (text === null) return entry;
  const only =
    entry.kind === "function" && entry.signatures.length === 1 ? docs.overloadsOf(text)[0] : undefined;
  if (only !== undefined) return withEntryText(entry, only, docs);
  const withText = withDoc(entry, text);
  if (withText.kind === "function") return { ...withText, ...withSignatures(withText, text, docs) };
  if (withText.kind === "event") return { ...withText, ...withSlots(withText, text, docs) };
  if (withText.kind === "constant" || withText.kind === "property")
    return { ...withText, ...withEvent(withText, text, docs) };
  return withText;
}

const withEvent = (
  { event }: ConstantEntry | PropertyEntry,
  text: DocsEntry,
  docs: DocsIndex,
): Pick<PropertyEntry, "event"> => ({ event: event === null ? null : withSlots(event, text, docs) });

function withSignatures(
  { signatures, method }: FunctionEntry,
  text: DocsEntry,
  docs: DocsIndex,
): Pick<FunctionEntry, "signatures"> {
  const overloads = docs.overloadsOf(text);
  const remaining = [...overloads];
  const fill = (signature: FunctionSignature, index: number): FunctionSignature => {
    const overload =
      overloads.length === signatures.length
        ? (overloads[index] ?? null)
        : takeOverload(remaining, signature, method);
    const filled = { ...signature, ...withSlots(signature, overload ?? text, docs) };
    return overload === null || filled.description !== ""
      ? filled
      : { ...filled, description: descriptionOf(overload) };
  };
  const [first, ...others] = signatures;
  return { signatures: [fill(first, 0), ...others.map((other, index) => fill(other, index + 1))] };
}

/** If the file's overloads differ from the declared ones, uses the one with the same number of parameters. */
function takeOverload(
  remaining: DocsEntry[],
  { parameters }: FunctionSignature,
  method: boolean,
): DocsEntry | null {
  const count = parameters.length + (method ? 1 : 0);
  const index = remaining.findIndex(
    ({ params }) => params.length === count || params.length === parameters.length,
  );
  return index === -1 ? null : (remaining.splice(index, 1)[0] ?? null);
}

/** Matches parameters by name, otherwise by position; event parameters also receive names. */
function withSlots<T extends EventSlots>(slots: T, text: DocsEntry, docs: DocsIndex): EventSlots {
  const params = text.params.map(({ name, symbol }) => ({ name, text: docs.textOf(symbol) }));
  const withoutSelf = params.filter(({ name }) => name !== "self");
  const returns = text.returns.map((symbol) => docs.textOf(symbol));
  return {
    parameters: slots.parameters.map((parameter, index) => {
      const match = withoutSelf.find(({ name }) => name === parameter.name) ?? withoutSelf[index];
      if (match === undefined) return parameter;
      return {
        ...parameter,
        name: parameter.name === "_" && match.name !== "" ? match.name : parameter.name,
        description: parameter.description || htmlToMarkdown(match.text),
      };
    }),
    returns: slots.returns.map((returned, index) => ({
      ...returned,
      description: returned.description || htmlToMarkdown(returns[index] ?? ""),
    })),
  };
}

import { createHash } from "node:crypto";

const KINDS = [
  // Hash sources of inline scripts, of `<style>` and of `style="…"`.
  "scripts",
  "styles",
  "styleAttributes",
  // Other origins of images, of audio and video, and of frames.
  "images",
  "media",
  "frames",
  // Code that no strict policy allows: event handler attributes, `javascript:` URLs, scripts of other origins.
  "refused",
] as const;

type CodeKind = (typeof KINDS)[number];

/** The code and resources of pages, as sources of a content policy. */
export type PageCode = Readonly<Record<CodeKind, Set<string>>>;

type Attributes = Readonly<Record<string, string>>;

/** The part of a parser's listener that finds code. */
interface CodeListener {
  onopentag(name: string, attributes: Attributes): void;
  ontext(text: string): void;
  onclosetag(name: string): void;
}

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Types of `<script>` that browsers execute; others are data. */
const runs = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

/** The directive for the resources of an element. */
const fetches = new Map<string, "images" | "media" | "frames">([
  ["img", "images"],
  ["video", "media"],
  ["audio", "media"],
  ["track", "media"],
  ["iframe", "frames"],
]);

/** Attributes that may contain a `javascript:` URL. */
const addresses = new Set(["href", "src", "action", "formaction"]);

export const noCode = (): PageCode => ofEachKind(() => new Set());

export const ofEachKind = <Sources>(sourcesOf: (kind: CodeKind) => Sources): Record<CodeKind, Sources> =>
  Object.fromEntries(KINDS.map((kind) => [kind, sourcesOf(kind)])) as Record<CodeKind, Sources>;

/** Adds the code that a parser finds in a page to `code`. */
export function codeListener(code: PageCode): CodeListener {
  let open: { readonly name: string; text: string } | null = null;
  return {
    onopentag(name, attributes) {
      readAttributes(name, attributes, code);
      const isInlineScript =
        name === "script" && attributes["src"] === undefined && runs.test(attributes["type"] ?? "");
      if (name === "style" || isInlineScript) open = { name, text: "" };
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (open?.name !== name) return;
      (name === "style" ? code.styles : code.scripts).add(hashSource(open.text));
      open = null;
    },
  };
}

/** The sources of each kind, as cached between builds. */
export type FoundCode = Readonly<Record<CodeKind, readonly string[]>>;

/** Adds the code of one page to that of others. */
export function addCode(found: FoundCode, code: PageCode): void {
  for (const kind of KINDS) for (const source of found[kind]) code[kind].add(source);
}

function readAttributes(name: string, attributes: Attributes, code: PageCode): void {
  if (attributes["style"] !== undefined) code.styleAttributes.add(hashSource(attributes["style"]));
  // The parser returns names in lower case. A large site has millions of attributes.
  for (const attribute in attributes) {
    const value = attributes[attribute] ?? "";
    if (attribute.startsWith("on") && /^on[a-z]/.test(attribute)) code.refused.add(`<${name} ${attribute}>`);
    if (addresses.has(attribute) && isScript(value)) code.refused.add(`<${name} ${attribute}="${value}">`);
  }
  const origin = otherOrigin(attributes["src"]);
  if (origin === null) return;
  if (name === "script") code.refused.add(`<script src="${attributes["src"]}">`);
  const kind = fetches.get(name);
  if (kind !== undefined) code[kind].add(origin);
}

/**
 * An address without white space and control characters, which browsers ignore before and within a scheme.
 */
export const readableAddress = (address: string): string => address.replace(/[\u0000-\u0020]/g, "");

const isScript = (address: string): boolean => /^javascript:/i.test(readableAddress(address));

/** The origin of an absolute URL; null for one of this site. */
function otherOrigin(address: string | undefined): string | null {
  if (address === undefined || !/^(?:https?:)?\/\//i.test(address)) return null;
  return new URL(address, "https://site.invalid").origin;
}

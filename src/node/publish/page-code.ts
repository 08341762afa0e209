import { createHash } from "node:crypto";

/** What pages run and fetch, as a content policy names it. */
export interface PageCode {
  /** Hash sources of inline scripts. */
  readonly scripts: Set<string>;
  /** Hash sources of `<style>`. */
  readonly styles: Set<string>;
  /** Hash sources of `style="…"`. */
  readonly styleAttributes: Set<string>;
  /** Other origins that pictures come from. */
  readonly images: Set<string>;
  /** Other origins of sound and film. */
  readonly media: Set<string>;
  /** Other origins that are shown in frames. */
  readonly frames: Set<string>;
  /**
   * What no strict policy allows: handlers in attributes, `javascript:` addresses, scripts of other origins.
   */
  readonly refused: Set<string>;
}

type Attributes = Readonly<Record<string, string>>;

/** The part of a parser's listener that finds code. */
export interface CodeListener {
  onopentag(name: string, attributes: Attributes): void;
  ontext(text: string): void;
  onclosetag(name: string): void;
}

export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Types of `<script>` that browsers run; others are data. */
const runs = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

/** The directive for what an element fetches. */
const fetches = new Map<string, "images" | "media" | "frames">([
  ["img", "images"],
  ["video", "media"],
  ["audio", "media"],
  ["track", "media"],
  ["iframe", "frames"],
]);

/** Attributes that may hold an address which is a script. */
const addresses = new Set(["href", "src", "action", "formaction"]);

export const noCode = (): PageCode => ({
  scripts: new Set(),
  styles: new Set(),
  styleAttributes: new Set(),
  images: new Set(),
  media: new Set(),
  frames: new Set(),
  refused: new Set(),
});

/** Adds what a parser finds in a page to `code`. */
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

/** The sources of each kind, as they are kept between builds. */
export type FoundCode = Readonly<Record<keyof PageCode, Iterable<string>>>;

/** Adds what one page holds to the code of others. */
export function addCode(found: FoundCode, code: PageCode): void {
  for (const kind of Object.keys(code) as (keyof PageCode)[])
    for (const source of found[kind]) code[kind].add(source);
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
 * An address as browsers read it: without white space and control characters, which they skip before and in a
 * scheme.
 */
export const readableAddress = (address: string): string => address.replace(/[\u0000-\u0020]/g, "");

const isScript = (address: string): boolean => /^javascript:/i.test(readableAddress(address));

/** The origin of an absolute address; null for one of this site. */
function otherOrigin(address: string | undefined): string | null {
  if (address === undefined || !/^(?:https?:)?\/\//i.test(address)) return null;
  return new URL(address, "https://site.invalid").origin;
}

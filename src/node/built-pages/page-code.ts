import { createHash } from "node:crypto";
import { redirectScript } from "luau-contract";
import { readableAddress } from "../../lib/urls/paths";
import { addressesInSet } from "./source-set";

const KINDS = [
  // Hash sources of inline scripts, of `<style>` and of `style="…"`.
  "scripts",
  "styles",
  "styleAttributes",
  // Other origins of images, of audio and video, and of frames.
  "images",
  "media",
  "frames",
  // Code and resources that the policy blocks, as elements: `<p onclick="x()">`, `<script>x()`.
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
const SCRIPT_TYPES =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script[\d.]*)$/i;

/** The directive for the resources of an element, by its attribute. */
const RESOURCE_ATTRIBUTES = new Map<string, "images" | "media" | "frames">([
  ["img src", "images"],
  ["img srcset", "images"],
  ["source srcset", "images"],
  ["image href", "images"],
  ["image xlink:href", "images"],
  ["input src", "images"],
  ["video poster", "images"],
  ["video src", "media"],
  ["audio src", "media"],
  ["source src", "media"],
  ["track src", "media"],
  ["iframe src", "frames"],
]);

/** Attributes that may contain a `javascript:` URL. */
const ADDRESS_ATTRIBUTES = new Set(["href", "xlink:href", "src", "action", "formaction", "data"]);

/** Attributes whose address must be one of this site. */
const SAME_SITE_ATTRIBUTES = new Set([
  "script src",
  "script href",
  "script xlink:href",
  "form action",
  "button formaction",
]);

/** Elements that the policy blocks altogether. */
const BLOCKED_ELEMENTS = new Set(["object", "embed", "base", "applet"]);

/** The inline scripts that may run besides redirects: the renderer's at the start of a page, all, or none. */
export type TrustedScripts = "of-renderer" | "all" | "none";

export const noCode = (): PageCode => ofEachKind(() => new Set());

export const ofEachKind = <Sources>(sourcesOf: (kind: CodeKind) => Sources): Record<CodeKind, Sources> =>
  Object.fromEntries(KINDS.map((kind) => [kind, sourcesOf(kind)])) as Record<CodeKind, Sources>;

/** Adds the code that a parser finds in a page to `code`. */
export function codeListener(code: PageCode, trusted: TrustedScripts): CodeListener {
  let open: { readonly name: string; readonly isTrusted: boolean; text: string } | null = null;
  // Texts of others come after the renderer's script, before which there is only metadata.
  let isStart = true;
  let isInHead = true;
  return {
    onopentag(name, attributes) {
      if (name === "body") isInHead = false;
      readAttributes(name, attributes, code);
      if (name === "meta" && !isInHead && attributes["http-equiv"] !== undefined)
        code.refused.add(`<meta http-equiv="${attributes["http-equiv"]}">`);
      const isInlineScript = name === "script" && !isExternal(attributes) && isCode(attributes);
      const isTrusted = trusted === "all" || (trusted === "of-renderer" && isStart);
      if (name === "style" || isInlineScript) open = { name, isTrusted, text: "" };
      if (!METADATA_ELEMENTS.has(name)) isStart = false;
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (open?.name !== name) return;
      if (name === "style") code.styles.add(hashSource(open.text));
      else if (open.isTrusted || open.text === redirectScript) code.scripts.add(hashSource(open.text));
      else code.refused.add(`<script>${open.text}`);
      open = null;
    },
  };
}

const METADATA_ELEMENTS = new Set(["html", "head", "meta"]);

const isExternal = (attributes: Attributes): boolean =>
  ["src", "href", "xlink:href"].some((name) => attributes[name] !== undefined);

const isCode = ({ type = "" }: Attributes): boolean => SCRIPT_TYPES.test(type.trim());

/** The sources of each kind, as cached between builds. */
export type CodeOfPage = Readonly<Record<CodeKind, readonly string[]>>;

/** Adds the code of one page to that of others. */
export function addCode(page: CodeOfPage, code: PageCode): void {
  for (const kind of KINDS) for (const source of page[kind]) code[kind].add(source);
}

function readAttributes(name: string, attributes: Attributes, code: PageCode): void {
  if (attributes["style"] !== undefined) code.styleAttributes.add(hashSource(attributes["style"]));
  if (BLOCKED_ELEMENTS.has(name)) code.refused.add(`<${name}>`);
  // The parser returns names in lower case. A large site has millions of attributes.
  for (const attribute in attributes) {
    const value = attributes[attribute] ?? "";
    const isHandler = attribute.startsWith("on") && /^on[a-z]/.test(attribute);
    if (isHandler || isRefused(name, attribute, value, attributes))
      code.refused.add(`<${name} ${attribute}="${value}">`);
    const kind = RESOURCE_ATTRIBUTES.get(`${name} ${attribute}`);
    if (kind !== undefined)
      readResources(kind, attribute === "srcset" ? addressesInSet(value) : [value], code);
  }
}

function isRefused(name: string, attribute: string, value: string, attributes: Attributes): boolean {
  if (ADDRESS_ATTRIBUTES.has(attribute) && isScript(value)) return true;
  // No site may be framed, this one by itself included.
  if (name === "iframe") return attribute === "srcdoc" || (attribute === "src" && !isOfOther(value));
  if (name === "link" && attribute === "href")
    return isOfOther(value) && /\bstylesheet\b/i.test(attributes["rel"] ?? "");
  return (
    SAME_SITE_ATTRIBUTES.has(`${name} ${attribute}`) && (isOfOther(value) || /^(?:data|blob):/i.test(value))
  );
}

function readResources(kind: "images" | "media" | "frames", values: readonly string[], code: PageCode): void {
  for (const value of values) {
    const origin = otherOrigin(readableAddress(value));
    if (origin !== null) code[kind].add(origin);
  }
}

const isOfOther = (address: string): boolean => otherOrigin(readableAddress(address)) !== null;

const isScript = (address: string): boolean => /^javascript:/i.test(readableAddress(address));

/** The origin of an absolute URL; null for one of this site. */
function otherOrigin(address: string): string | null {
  // Browsers take `\` for a slash.
  if (!/^(?:https?:)?[\\/]{2}/i.test(address) || !URL.canParse(address, "https://site.invalid")) return null;
  return new URL(address, "https://site.invalid").origin;
}

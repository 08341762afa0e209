/** What a written page asks a browser to run or to fetch, as a content policy has to know it. */
import { createHash } from "node:crypto";

/** A policy's word for one piece of inline code. */
export const hashSource = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Types of `<script>` that browsers run; others are data. */
const runs = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

/** What stands where in a policy, by the element that fetches it. */
const fetches = new Map([["img", "images"], ["video", "media"], ["audio", "media"], ["track", "media"], ["iframe", "frames"]]);

/** Attributes that may hold an address which is a script. */
const addresses = new Set(["href", "src", "action", "formaction"]);

/**
 * @typedef {object} PageCode
 * @property {Set<string>} scripts hash sources of inline scripts
 * @property {Set<string>} styles hash sources of `<style>`
 * @property {Set<string>} styleAttributes hash sources of `style="…"`
 * @property {Set<string>} images other origins that pictures come from
 * @property {Set<string>} media other origins of sound and film
 * @property {Set<string>} frames other origins that are shown in frames
 * @property {Set<string>} refused what no strict policy can let through: handlers in attributes, `javascript:` addresses, scripts of other origins
 */

/** @returns {PageCode} */
export const noCode = () => ({ scripts: new Set(), styles: new Set(), styleAttributes: new Set(), images: new Set(), media: new Set(), frames: new Set(), refused: new Set() });

/**
 * Listens to a parser and adds what a page holds to what is known of others.
 * @param {PageCode} code
 */
export function codeListener(code) {
  let open = null;
  return {
    onopentag(name, attributes) {
      readAttributes(name, attributes, code);
      if (name === "style" || (name === "script" && attributes.src === undefined && runs.test(attributes.type ?? ""))) open = { name, text: "" };
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

/**
 * Adds what one page holds to what is known of others.
 * @param {Readonly<Record<keyof PageCode, Iterable<string>>>} found
 * @param {PageCode} code
 */
export function addCode(found, code) {
  for (const [kind, sources] of Object.entries(found)) for (const source of sources) code[kind].add(source);
}

function readAttributes(name, attributes, code) {
  if (attributes.style !== undefined) code.styleAttributes.add(hashSource(attributes.style));
  // The parser gives names in small letters. A large site has millions of attributes.
  for (const attribute in attributes) {
    if (attribute.startsWith("on") && /^on[a-z]/.test(attribute)) code.refused.add(`<${name} ${attribute}>`);
    if (addresses.has(attribute) && isScript(attributes[attribute])) code.refused.add(`<${name} ${attribute}="${attributes[attribute]}">`);
  }
  const origin = otherOrigin(attributes.src);
  if (origin === null) return;
  if (name === "script") code.refused.add(`<script src="${attributes.src}">`);
  const kind = fetches.get(name);
  if (kind !== undefined) code[kind].add(origin);
}

/** An address as browsers read it: without white space and control characters, which they leave out in front of a scheme, and some within. */
export const readableAddress = (address) => address.replace(/[\u0000-\u0020]/g, "");

const isScript = (address) => /^javascript:/i.test(readableAddress(address));

/** The origin of an absolute address; null for one of this site. */
function otherOrigin(address) {
  if (address === undefined || !/^(?:https?:)?\/\//i.test(address)) return null;
  return new URL(address, "https://site.invalid").origin;
}

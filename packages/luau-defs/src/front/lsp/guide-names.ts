/** In: a guide or a sample. Out: its references to symbols: `<Api symbol>`, links to their pages, code. */
import { type DocLine } from "full-moon-wasm";
import { dotted, memoize, type SourceText, type Span } from "luau-syntax";
import { DEFAULT_BASE_PATH, makeRoutes } from "../../link/addresses/routes";
import { indexSymbols } from "../../link/resolve/symbol-index";
import { textDocument } from "../../engine/samples/documents";
import { splitFences } from "../../engine/samples/fences";
import type { Analysis } from "./analysis";
import type { Occurrence, Target } from "./occurrence";
import { targetOf } from "./occurrences";
import { namesInSample } from "./sample-names";

interface Names {
  readonly paths: ReadonlyMap<string, Target>;
  readonly addresses: ReadonlyMap<string, Target>;
}

interface WrittenName {
  readonly name: string;
  readonly span: Span;
}

export const namesOf = memoize(({ output, config, occurrences }: Analysis): Names => {
  const addresses = new Map<string, Target>();
  for (const scheme of ["class", "module"] as const) {
    const routes = makeRoutes(output.model, config.basePath ?? DEFAULT_BASE_PATH, scheme);
    for (const subject of occurrences.subjects) {
      const target = targetOf(subject);
      const address = routes.href(target);
      if (address !== null) addresses.set(address, target);
    }
  }
  const paths = indexSymbols(output.files.map(({ converted }) => converted)).paths();
  return { paths, addresses };
});

/** `unknown` has only names of components, because an address that is not a symbol's is a page. */
export function namesInGuide(source: SourceText, names: Names) {
  const lines = textDocument(source.path, source.text).texts[0] ?? [];
  const { fences, prose } = splitFences(lines);
  const occurrences: Occurrence[] = [];
  const unknown: WrittenName[] = [];
  for (const line of prose) {
    for (const { name, span } of matchesIn(line, COMPONENT)) {
      const target = names.paths.get(dotted(name));
      if (target === undefined) unknown.push({ name, span });
      else occurrences.push({ file: source.path, span, target, kind: "link" });
    }
    for (const { name, span } of matchesIn(line, ...ADDRESSES)) {
      const target = names.addresses.get(name);
      if (target !== undefined) occurrences.push({ file: source.path, span, target, kind: "link" });
    }
  }
  const samples = fences
    .filter(({ language }) => /^luau?$/.test(language))
    .flatMap((fence) => namesInSample(source.path, fence.lines, names.paths));
  return { occurrences: [...occurrences, ...samples].sort((a, b) => a.span[0] - b.span[0]), unknown };
}

export const COMPONENT = /<Api\b[^>]*?\bsymbol=["']([^"']*)(?=["'])/dg;

export const ADDRESSES = [/\]\(\s*<?([^\s)>]+)/dg, /\bhref=["']([^"']+)/dg] as const;

/** What the first groups of the patterns match, with its place in the document. */
export const matchesIn = ({ text, start }: DocLine, ...patterns: readonly RegExp[]): readonly WrittenName[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 1: name = "", indices }) => {
      const [from, to] = indices?.[1] ?? [0, 0];
      return { name, span: [start + from, start + to] };
    }),
  );

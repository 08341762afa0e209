/** In: a guide or a sample. Out: its references to symbols: `<Api symbol>`, links to their pages, code. */
import { type DocLine } from "full-moon-wasm";
import { dotted, type SourceText, type Span } from "luau-syntax";
import { DEFAULT_BASE_PATH, makeRoutes } from "../../link/addresses/routes";
import { indexSymbols } from "../../link/resolve/symbol-index";
import { textDocument } from "../../engine/samples/documents";
import { splitFences } from "../../engine/samples/fences";
import type { Analysis } from "./analysis";
import type { Occurrence, Target } from "./occurrence";
import { namesInSample } from "./sample-names";

interface Names {
  /** By path, with dots. */
  readonly paths: ReadonlyMap<string, Target>;
  /** By address on the site. */
  readonly addresses: ReadonlyMap<string, Target>;
}

interface UnknownName {
  readonly name: string;
  readonly span: Span;
}

interface GuideNames {
  readonly occurrences: readonly Occurrence[];
  readonly unknown: readonly UnknownName[];
}

const made = new WeakMap<Analysis, Names>();

/** Computed once per analysis. */
export function namesOf(analysis: Analysis): Names {
  const known = made.get(analysis);
  if (known !== undefined) return known;
  const { output, config, occurrences } = analysis;
  const addresses = new Map<string, Target>();
  for (const scheme of ["class", "module"] as const) {
    const routes = makeRoutes(output.model, config.basePath ?? DEFAULT_BASE_PATH, scheme);
    for (const subject of occurrences.subjects) {
      const target = subject.kind === "entry" ? subject.entry.id : subject.module.id;
      const address = routes.href(target);
      if (address !== null) addresses.set(address, target);
    }
  }
  const paths = indexSymbols(output.files.map(({ converted }) => converted)).paths();
  const names = { paths, addresses };
  made.set(analysis, names);
  return names;
}

export function namesInGuide(source: SourceText, names: Names): GuideNames {
  const lines = textDocument(source.path, source.text).texts[0] ?? [];
  const { fences, prose: outside } = splitFences(lines);
  const found: Occurrence[] = [];
  const unknown: UnknownName[] = [];
  for (const line of outside) {
    for (const { name, span } of componentNames(line)) {
      const target = names.paths.get(dotted(name));
      if (target === undefined) unknown.push({ name, span });
      else found.push({ file: source.path, span, target, kind: "link" });
    }
    for (const { name, span } of addressesIn(line)) {
      const target = names.addresses.get(name);
      if (target !== undefined) found.push({ file: source.path, span, target, kind: "link" });
    }
  }
  const samples = fences
    .filter(({ language }) => /^luau?$/.test(language))
    .flatMap((fence) => namesInSample(source.path, fence.lines, names.paths));
  return { occurrences: [...found, ...samples].sort((a, b) => a.span[0] - b.span[0]), unknown };
}

const componentNames = ({ text, start }: DocLine) =>
  [...text.matchAll(/<Api\b[^>]*?\bsymbol=(["'])([^"']*)\1/g)].map((match) => {
    const name = match[2] ?? "";
    const at = start + match.index + match[0].length - 1 - name.length;
    return { name, span: [at, at + name.length] as Span };
  });

const addressesIn = ({ text, start }: DocLine) =>
  [...text.matchAll(/\]\(\s*<?(\/[^\s)>]*)|\bhref=["'](\/[^"']*)/g)].map((match) => {
    const name = match[1] ?? match[2] ?? "";
    const at = start + match.index + match[0].length - name.length;
    return { name, span: [at, at + name.length] as Span };
  });

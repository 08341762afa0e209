/** In: a document. Out: its links to symbols, guides and pages, each with its file or page. */
import { type DocLine } from "full-moon-wasm";
import { existsSync } from "node:fs";
import path from "node:path";
import type { DocumentLink } from "vscode-languageserver";
import { dotted, type Span } from "luau-syntax";
import { withoutLastSlash } from "../../link/addresses/routes";
import { modulesOf } from "../../model/converted-file";
import { visitLinks } from "../../model/visit-links";
import type { AnalysedFile } from "../../read/analyse-file";
import { textDocument } from "../../engine/samples/documents";
import { splitFences } from "../../engine/samples/fences";
import { docCommentsIn } from "../../read/syntax/doc-comment-locations";
import { ADDRESSES, COMPONENT, matchesIn, namesOf } from "./guide-names";
import type { Target } from "./occurrence";
import { spanRange } from "./text-ranges";
import { declarationsOf, type DocumentContext, type RequestContext } from "./request-context";

export function documentLinks(context: DocumentContext): DocumentLink[] {
  const { source, file, analysis } = context;
  const texts =
    file === null
      ? textDocument(source.path, source.text).texts
      : docCommentsIn(file.tree).map(({ lines }) => lines);
  const writtenLinks = texts.flatMap((lines) => splitFences(lines).prose).flatMap(linksIn);
  const links = [
    ...(file === null ? [] : symbolLinks(file, context)),
    ...writtenLinks.flatMap(({ span, name, isSymbol }) => {
      const symbol = isSymbol ? namesOf(analysis).paths.get(dotted(name)) : undefined;
      const target = symbol === undefined ? addressOf(context, source.path, name) : fileOf(context, symbol);
      return target === null ? [] : [{ span, target }];
    }),
  ];
  return links.map(({ span, target }) => ({ range: spanRange(source, span), target }));
}

interface Link {
  readonly span: Span;
  readonly target: string;
}

/** `[Timer.clear]`: once, although an overload's text may also be its function's. */
function symbolLinks({ converted }: AnalysedFile, context: RequestContext): readonly Link[] {
  const links = new Map<number, Link>();
  for (const module of modulesOf(converted))
    visitLinks(module, ({ span, target }) => {
      const address = target === null ? null : fileOf(context, target);
      if (address !== null && span[1] > span[0]) links.set(span[0], { span, target: address });
    });
  return [...links.values()];
}

const SEE = /@see\s+\[?`?([A-Za-z_][\w.:]*\w)/dg;

const linksIn = (line: DocLine) => [
  ...matchesIn(line, ...ADDRESSES).map((link) => ({ ...link, isSymbol: false })),
  ...matchesIn(line, COMPONENT, SEE).map((link) => ({ ...link, isSymbol: true })),
];

function fileOf(context: RequestContext, target: Target): string | null {
  const [declared] = declarationsOf(context, target);
  return declared === undefined ? null : `${declared.uri}#L${declared.range.start.line + 1}`;
}

/** A symbol's page is the line that declares it, a guide's page its file; others are pages of the site. */
function addressOf(context: RequestContext, file: string, address: string): string | null {
  const { analysis, project } = context;
  if (/^(?:https?:|mailto:)/.test(address)) return address;
  const symbol = namesOf(analysis).addresses.get(address);
  if (symbol !== undefined) return fileOf(context, symbol);
  const [page = ""] = address.split(/[?#]/, 1);
  if (page === "") return null;
  const { root, uriOf } = project.workspace;
  const guide = guidesAt(file, page).find((one) => existsSync(path.join(root, one)));
  if (guide !== undefined) return uriOf(guide);
  const site = analysis.config.baseUrl;
  return page.startsWith("/") && site !== null ? withoutLastSlash(site) + address : null;
}

/** The files that an address may be of: relative to a file, or a page below `/docs`. */
function guidesAt(file: string, page: string): readonly string[] {
  const [, content = "content/"] = /^(.*?content\/)docs\//.exec(file) ?? [];
  const folder = page.startsWith("/") ? content : path.posix.dirname(file);
  const base = path.posix.join(folder, page);
  return [base, `${base}.mdx`, `${base}.md`, `${base}/index.mdx`, `${base}/index.md`].filter((one) =>
    /\.\w+$/.test(one),
  );
}

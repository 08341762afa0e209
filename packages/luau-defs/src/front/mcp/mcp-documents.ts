/** In: a project and a name. Out: the Markdown of a symbol, a module or a guide, with its address. */
import { asQuestion, didYouMean } from "luau-diagnostics";
import { dotted, lastPart } from "luau-syntax";
import { entryMarkdown, moduleMarkdown } from "../../write/markdown/module-markdown";
import { plainContext, type MarkdownContext } from "../../write/markdown/slot-list";
import { entriesOf, isPublic, membersOf, shownEntries } from "../../model/entries";
import type { AnyEntry, Entry, Module } from "../../model/model";
import { summaryOf } from "../../model/summary";
import { itemsFitting } from "./mcp-pages";
import type { McpProject } from "./mcp-project";

export const DOCUMENT_KINDS = ["symbol", "module", "guide"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export interface McpDocument {
  /** The name by which it is requested: `Timer.clear`, `Timer`, `content/docs/intro.mdx`. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** The address of its page; absolute if that of the site is known. Null if it has none. */
  readonly href: string | null;
  readonly markdown: () => string;
}

/** A document, or what to say if there is none: the problem with a suggestion. */
type FoundDocument = McpDocument | { readonly problem: string };

export const isProblem = (document: object): document is { readonly problem: string } =>
  "problem" in document;

export const findDocument = (project: McpProject, kind: DocumentKind, name: string): FoundDocument =>
  FIND[kind](project, name.trim());

const FIND = { symbol: findSymbol, module: findModule, guide: findGuide } as const;

/** All modules and guides; the symbols are too many. */
export const listDocuments = (project: McpProject): readonly (McpDocument & { kind: DocumentKind })[] => [
  ...modulesOf(project).map((module) => ({ ...moduleDocument(project, module), kind: "module" as const })),
  ...project.guides.map((guide) => ({ ...guideDocument(project, guide), kind: "guide" as const })),
];

export function completeName(project: McpProject, kind: DocumentKind, typed: string): readonly string[] {
  const wanted = typed.toLowerCase();
  const names = NAMES[kind](project).filter((name) => name.toLowerCase().includes(wanted));
  const isFirst = (name: string): boolean => name.toLowerCase().startsWith(wanted);
  return [...names.filter(isFirst), ...names.filter((name) => !isFirst(name))];
}

const modulesOf = ({ model }: McpProject): readonly Module[] => model.modules.filter(({ hidden }) => !hidden);

const NAMES: Readonly<Record<DocumentKind, (project: McpProject) => readonly string[]>> = {
  symbol: (project) => pathsIn(project),
  module: (project) => modulesOf(project).map(({ name }) => name),
  guide: ({ guides }) => guides.map(({ file }) => file),
};

const pathsIn = (project: McpProject): readonly string[] =>
  modulesOf(project)
    .flatMap(shownEntries)
    .map(({ path }) => path);

function findSymbol(project: McpProject, name: string): FoundDocument {
  const wanted = folded(name);
  const entries = modulesOf(project).flatMap(entriesOf).filter(isPublic);
  const isCalled = (entry: AnyEntry): boolean => isPublic(entry) && folded(entry.path) === wanted;
  const entry = entries.find(isCalled);
  if (entry !== undefined) return entryDocument(project, entry, entry);
  for (const entry of entries) {
    const member = membersOf(entry).find(isCalled);
    // Properties and values are described in the section of their owner.
    if (member !== undefined)
      return entryDocument(project, member, member.kind === "function" ? member : entry);
  }
  const module = moduleNamed(project, name);
  if (module !== undefined) return moduleDocument(project, module);
  const paths = pathsIn(project);
  const ending = paths.find((path) => folded(lastPart(path)) === wanted) ?? null;
  const suggestion =
    asQuestion(ending) ?? didYouMean(name, paths) ?? `\`search\` finds names by their meaning.`;
  return { problem: `There is no symbol \`${name.slice(0, 100)}\`. ${suggestion}` };
}

const folded = (path: string): string => dotted(path.toLowerCase());

const entryDocument = (project: McpProject, entry: AnyEntry, shown: Entry): McpDocument => ({
  name: entry.path,
  title: entry.path,
  summary: entry.doc.summary,
  href: project.routes.href(entry.id),
  markdown: () => withAddresses(project, entryMarkdown(contextOf(project), shown)),
});

function findModule(project: McpProject, name: string): FoundDocument {
  const module = moduleNamed(project, name);
  if (module !== undefined) return moduleDocument(project, module);
  const names = modulesOf(project).map((module) => module.name);
  const suggestion = didYouMean(name, names) ?? `There are: ${names.slice(0, 100).join(", ")}.`;
  return { problem: `There is no module \`${name.slice(0, 100)}\`. ${suggestion}` };
}

const moduleNamed = (project: McpProject, name: string): Module | undefined =>
  modulesOf(project).find((module) => module.name.toLowerCase() === name.toLowerCase());

const moduleDocument = (project: McpProject, module: Module): McpDocument => ({
  name: module.name,
  title: module.title ?? module.name,
  summary: module.summary,
  href: project.routes.href(module.id),
  markdown: () => withAddresses(project, moduleMarkdown(contextOf(project), module, null)),
});

function findGuide(project: McpProject, name: string): FoundDocument {
  const { guides } = project;
  const wanted = name.toLowerCase();
  const guide = guides.find(({ title, file, href }) =>
    [title, file, href].some((one) => one.toLowerCase() === wanted),
  );
  if (guide !== undefined) return guideDocument(project, guide);
  if (guides.length === 0) return { problem: "There are no guides: `--guides` names a folder of them." };
  const list = itemsFitting(guides.map((guide) => `- ${guide.title} (${guide.file})`)).join("\n");
  return { problem: `There is no guide \`${name.slice(0, 100)}\`. There are:\n${list}` };
}

const guideDocument = (
  project: McpProject,
  { file, title, href, text, sections }: McpProject["guides"][number],
): McpDocument => ({
  name: file,
  title,
  summary: summaryOf(sections[0]?.text ?? ""),
  href,
  markdown: () => withAddresses(project, `# ${title}\n\n${text}\n`),
});

/** Links of authors that begin at the site's root are absolute, too. */
const withAddresses = ({ address }: McpProject, markdown: string): string =>
  address === null ? markdown : markdown.replace(/(\]\(<?|\bhref=")(?=\/(?!\/))/g, `$1${address}`);

const contextOf = ({ model, routes }: McpProject): MarkdownContext => plainContext(model, routes.href);

/** In: the guides, posts, authors and sidebars of a site. Out: the problems that concern several files. */
import path from "node:path";
import { type Diagnostic, diagnosticIn, didYouMean, type Severity, sortDiagnostics } from "luau-diagnostics";
import { type TextRange, compare } from "luau-syntax";
import { reservedSlugs } from "../../lib/content/content-routes";
import { readableAddress } from "../../lib/urls/paths";
import { clashOf, routeKey } from "./file-clashes";
import type { Reference } from "./analyse-mdx";
import { components } from "./element-problems";
import { isFileLink, isMarkdownLink, isText, linkedFile } from "../mdx/file-link";

export interface FileReference extends Omit<Reference, "kind"> {
  readonly file: string;
  readonly kind: Reference["kind"] | "guide" | "archive";
}

interface ContentPage extends TextRange {
  readonly file: string;
  readonly href: string;
  readonly kind: "guide" | "post";
  readonly isDraft: boolean;
}

/** Names of the site around the content. */
export interface SiteNames {
  readonly symbols: ReadonlySet<string>;
  readonly components: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  /** Whether a file can import a module: a file, or a package. */
  readonly hasModule: (file: string, name: string) => boolean;
  readonly staticFiles: ReadonlySet<string>;
  /** Addresses of the versions' pages of changes, which no guide may have. */
  readonly reserved: ReadonlySet<string>;
}

interface Names extends SiteNames {
  /** Null where their file cannot be read. */
  readonly authors: ReadonlySet<string> | null;
  readonly tags: ReadonlySet<string> | null;
  /** Guides by version and slug: `tutorials/creating-packages`, `1.0:intro`. */
  readonly guides: ReadonlySet<string>;
}

/** Levels of the checks; null switches one off. */
interface CheckLevels {
  readonly brokenMarkdownLinks: Severity | null;
  readonly duplicateRoutes: Severity | null;
}

/** The part of a reading needed by the checks across files: plain data, to be cached between builds. */
export interface FileFacts {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly references: readonly FileReference[];
  readonly page: ContentPage | null;
  /** Null in a file whose authors cannot be read. */
  readonly authors: readonly string[] | null;
  readonly tags: readonly string[] | null;
  /** The address that the file's page would have if it could be read. */
  readonly unread: string | null;
  readonly guide: string | null;
}

/** Every problem in the content folder, in file order. */
export function checkContent(
  readings: readonly FileFacts[],
  siteNames: SiteNames,
  levels: CheckLevels,
): readonly Diagnostic[] {
  const byFile = [...readings].sort((a, b) => compare(a.file, b.file));
  const pages = byFile.flatMap(({ page }) => page ?? []);
  const names: Names = {
    ...siteNames,
    authors: allNames(readings.map(({ authors }) => authors)),
    tags: allNames(readings.map(({ tags }) => tags)),
    guides: new Set(readings.flatMap(({ guide }) => guide ?? [])),
    files: new Set([...readings.map(({ file }) => file), ...siteNames.files]),
  };
  return sortDiagnostics([
    ...byFile.flatMap(({ diagnostics }) => diagnostics),
    ...byFile.flatMap(({ references }) => references.flatMap((one) => checkReference(one, names, levels))),
    ...pages.flatMap((page) => checkReserved(page, names)),
    ...duplicateRoutes(pages, levels.duplicateRoutes),
  ]);
}

const allNames = (lists: readonly (readonly string[] | null)[]): ReadonlySet<string> | null =>
  lists.includes(null) ? null : new Set(lists.flatMap((names) => names ?? []));

function checkReference(reference: FileReference, names: Names, levels: CheckLevels): Diagnostic[] {
  const { kind, name } = reference;
  switch (kind) {
    case "symbol":
      return unknown(reference, names.symbols, `The API has no \`${name}\`.`);
    case "code":
      return [];
    case "component":
      return unknownComponent(reference, names.components);
    case "author":
      return unknown(reference, names.authors, `There is no author \`${name}\` in authors.yml.`);
    case "tag":
      return unknown(reference, names.tags, `There is no tag \`${name}\` in tags.yml.`);
    case "guide":
      return unknownGuide(reference, names.guides);
    case "archive": {
      const message = `\`archive_files\` names ${name}, which is not in static/.`;
      return unknown(reference, names.staticFiles, message, "missing-archive-file");
    }
    case "image":
      return isFileLink(name) ? unknownFile(reference, names, "missing-image") : [];
    case "import":
      return names.hasModule(reference.file, name) ? [] : [unknownModule(reference, names)];
    case "link":
      return checkLink(reference, names, levels);
  }
}

function checkLink(reference: FileReference, names: SiteNames, levels: CheckLevels): Diagnostic[] {
  const { name } = reference;
  if (isProgram(name)) {
    const program = `\`${readableAddress(name)}\` is a program`;
    const message = `${program}, which the site's content policy has no browser run.`;
    return [diagnostic(reference, "unsafe-address", message, null)];
  }
  return isMarkdownLink(name) && levels.brokenMarkdownLinks !== null
    ? unknownFile(reference, names, "broken-markdown-link", levels.brokenMarkdownLinks)
    : [];
}

const isProgram = (url: string): boolean => /^(?:javascript|vbscript):/i.test(readableAddress(url));

function unknown(
  reference: FileReference,
  names: ReadonlySet<string> | null,
  message: string,
  rule = `unknown-${reference.kind}`,
): Diagnostic[] {
  if (names === null || names.has(reference.name)) return [];
  return [diagnostic(reference, rule, message, didYouMean(reference.name, names))];
}

function unknownComponent(reference: FileReference, ownComponents: ReadonlySet<string>): Diagnostic[] {
  const { name } = reference;
  if (ownComponents.has(name)) return [];
  const names = [...components.keys(), ...[...ownComponents].filter((one) => /^[A-Z]/.test(one))];
  const suggestion = didYouMean(name, names) ?? `The components: ${names.join(", ")}.`;
  const message = `There is no component \`<${name}>\`.`;
  return [diagnostic(reference, "unknown-component", message, suggestion)];
}

/** A sidebar refers to guides of its own version, without the version's name. */
function unknownGuide(reference: FileReference, guides: ReadonlySet<string>): Diagnostic[] {
  if (guides.has(reference.name)) return [];
  const version = versionIn(reference.name);
  const slugs = [...guides]
    .filter((name) => versionIn(name) === version)
    .map((name) => name.slice(version.length));
  const slug = reference.name.slice(version.length);
  const message = `The sidebar names a guide \`${slug}\`, which does not exist.`;
  return [diagnostic(reference, "unknown-guide", message, didYouMean(slug, slugs))];
}

/** `1.0:` in `1.0:intro`. */
const versionIn = (name: string): string => name.slice(0, name.indexOf(":") + 1);

function unknownFile(
  reference: FileReference,
  names: SiteNames,
  rule: string,
  level?: Severity,
): Diagnostic[] {
  const { files } = names;
  const target = linkedFile(reference.file, reference.name, files);
  if (files.has(target)) return [];
  const message = `\`${reference.name}\` leads to ${target}, which does not exist.`;
  return [diagnostic(reference, rule, message, didYouMean(target, files), level)];
}

function unknownModule(reference: FileReference, { files }: SiteNames): Diagnostic {
  const { file, name } = reference;
  if (!/^\.{0,2}\//.test(name))
    return diagnostic(reference, "broken-import", `The package \`${name}\` is not installed.`, null);
  const target = path.posix.join(path.posix.dirname(file), name);
  const message = `\`${name}\` leads to ${target}, which does not exist.`;
  const modules = [...files].filter((one) => !isText(one));
  return diagnostic(reference, "broken-import", message, didYouMean(target, modules));
}

function checkReserved(page: ContentPage, { reserved }: SiteNames): Diagnostic[] {
  const { href, kind } = page;
  const slug = href.split("/")[2] ?? "";
  if (!(kind === "post" ? reservedSlugs.includes(slug) : reserved.has(href))) return [];
  const owner = kind === "post" ? "one of the blog's own pages" : "the page of the version's changes";
  const suggestion = `Give the ${kind} another \`slug\`.`;
  return [diagnostic(page, "reserved-address", `${href} is ${owner}.`, suggestion)];
}

function duplicateRoutes(pages: readonly ContentPage[], severity: Severity | null): Diagnostic[] {
  if (severity === null) return [];
  const first = new Map<string, ContentPage>();
  return pages.flatMap((page) => {
    const key = routeKey(page.href);
    const other = first.get(key);
    first.set(key, other ?? page);
    if (other === undefined) return [];
    const suggestion = "Give one of them another `slug`.";
    return [diagnostic(page, "duplicate-route", clashOf(page.href, other), suggestion, severity)];
  });
}

const diagnostic = (
  location: TextRange & { readonly file: string },
  rule: string,
  message: string,
  suggestion: string | null,
  severity: Severity = "error",
): Diagnostic => diagnosticIn(location.file, location, { severity, rule, message, suggestion });

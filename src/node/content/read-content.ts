/** In: a file of the content folder. Out: its data, its references, and every problem in it. */
import readingTime from "reading-time";
import type { z } from "zod";
import { parseMeta, markLines } from "luau-contract";
import { FILE_START } from "luau-syntax";
import { guidePath, postPath } from "../../lib/content/content-routes";
import { symbolsIn, toSample } from "../../lib/code-sample/render-sample";
import { analyseMdx, type MdxAnalysis, type SampleCode } from "./analyse-mdx";
import { readAuthors, readTags, type Author, type Tag } from "./blog-facts";
import { isFileLink } from "../mdx/file-link";
import type { FileReference, FileFacts } from "./check-content";
import type { ContentFile } from "./content-file";
import {
  checkLimits,
  guideSchema,
  postSchema,
  readFrontMatter,
  splitFrontMatter,
  type GuideFrontMatter,
  type PostFrontMatter,
} from "./front-matter";
import { guidesNamed, readSidebar, type SidebarFile } from "./sidebar-items";

export interface PageFacts {
  readonly href: string;
  readonly headings: MdxAnalysis["headings"];
  readonly sections: MdxAnalysis["sections"];
  /** Names in the page and its samples, to be linked if the API has them. */
  readonly apiNames: readonly string[];
  readonly sampleNames: readonly string[];
  readonly fileLinks: readonly string[];
}

interface TextValue {
  readonly slug: string;
  readonly facts: PageFacts;
  readonly script: MdxAnalysis["script"];
}

export type ContentValue =
  | (TextValue & {
      readonly kind: "guide";
      readonly version: string | null;
      readonly frontMatter: GuideFrontMatter;
      readonly archive: GuideArchive | null;
    })
  | (TextValue & {
      readonly kind: "post";
      readonly frontMatter: PostFrontMatter;
      readonly minutes: number;
      readonly excerptHtml: string | null;
    })
  | { readonly kind: "authors"; readonly authors: Readonly<Record<string, Author>> }
  | { readonly kind: "tags"; readonly tags: Readonly<Record<string, Tag>> }
  | { readonly kind: "sidebar"; readonly version: string | null; readonly sidebar: SidebarFile };

export interface ContentReading extends Omit<FileFacts, "file" | "authors" | "tags"> {
  /** Null if problems prevent the page from being shown. */
  readonly value: ContentValue | null;
}

export interface ContentSource {
  /** Path relative to the root of the repository. */
  readonly file: string;
  readonly text: string;
  readonly versionPath: string;
}

export function readContent(content: ContentFile, source: ContentSource): ContentReading {
  switch (content.kind) {
    case "guide":
      return readGuide(content.version, content.slug, source);
    case "post":
      return readPost(content.slug, source);
    case "authors": {
      const { value, diagnostics } = readAuthors(source.file, source.text);
      return withoutPage({ value: value && { kind: "authors", authors: value }, diagnostics });
    }
    case "tags": {
      const { value, diagnostics } = readTags(source.file, source.text);
      return withoutPage({ value: value && { kind: "tags", tags: value }, diagnostics });
    }
    case "sidebar":
      return readSidebarOf(content.version, source);
  }
}

export const withoutPage = (reading: Partial<ContentReading>): ContentReading => ({
  value: null,
  diagnostics: [],
  references: [],
  page: null,
  guide: null,
  unread: null,
  ...reading,
});

/** The fields that guides and posts share: their front matter, and their text. */
function readText<T>({ file, text }: ContentSource, schema: z.ZodType<T>) {
  const split = splitFrontMatter(text);
  const { value: frontMatter, diagnostics, rangeOf } = readFrontMatter(file, split, schema);
  const analysis = analyseMdx(file, split.body, split.linesBefore);
  return {
    frontMatter,
    // Links to the page resolve in spite of other problems in its front matter.
    writtenSlug: /^slug:\s*["']?([\w/-]+)/m.exec(split.frontMatter)?.[1] ?? null,
    rangeOf,
    analysis,
    diagnostics: [...diagnostics, ...analysis.diagnostics],
    references: analysis.references.map((reference): FileReference => ({ ...reference, file })),
  };
}

function readGuide(version: string | null, ownSlug: string, source: ContentSource): ContentReading {
  const { frontMatter, writtenSlug, rangeOf, analysis, ...text } = readText(source, guideSchema);
  const slug = frontMatter?.slug ?? writtenSlug ?? ownSlug;
  const guide = guideName(version, slug);
  const { file, versionPath } = source;
  const href = guidePath(versionPath, slug);
  if (frontMatter === null) return withoutPage({ ...text, guide, unread: href });
  const { script } = analysis;
  const archive = archiveOf(frontMatter, analysis.sampleCode);
  const files = (archive?.others ?? []).map(
    (name, index): FileReference => ({ file, kind: "archive", name, ...rangeOf(["archive_files", index]) }),
  );
  const misplaced = checkLimits(frontMatter, analysis, { file, ...rangeOf(["limits"]) });
  const facts = factsOf(href, analysis, GUIDE);
  return {
    value: { kind: "guide", version, slug, frontMatter, facts, archive, script },
    diagnostics: [...text.diagnostics, ...misplaced],
    references: [...files, ...text.references],
    page: { kind: "guide", file, href, isDraft: frontMatter.draft, ...FILE_START },
    guide,
    unread: null,
  };
}

function readPost(ownSlug: string, source: ContentSource): ContentReading {
  const { frontMatter, writtenSlug, rangeOf, analysis, ...text } = readText(source, postSchema);
  const { file } = source;
  const slug = frontMatter?.slug ?? writtenSlug ?? ownSlug;
  const href = postPath(slug);
  if (frontMatter === null) return withoutPage({ ...text, unread: href });
  const named = (kind: "author" | "tag", field: "authors" | "tags") =>
    frontMatter[field].map((name, index) => ({ file, kind, name, ...rangeOf([field, index]) }));
  const minutes = Math.max(1, Math.ceil(readingTime(analysis.text).minutes));
  const { excerptHtml, script } = analysis;
  const facts = factsOf(href, analysis, POST);
  return {
    value: { kind: "post", slug, frontMatter, facts, minutes, excerptHtml, script },
    diagnostics: text.diagnostics,
    references: [...named("author", "authors"), ...named("tag", "tags"), ...text.references],
    page: { kind: "post", file, href, isDraft: frontMatter.draft, ...rangeOf(["slug"]) },
    guide: null,
    unread: null,
  };
}

function readSidebarOf(version: string | null, { file, text }: ContentSource): ContentReading {
  const { value, diagnostics, rangeOf } = readSidebar(file, text);
  const references = guidesNamed(value?.docs ?? []).map(({ slug, path }): FileReference => {
    return { file, kind: "guide", name: guideName(version, slug), ...rangeOf(path) };
  });
  return withoutPage({
    value: value && { kind: "sidebar", version, sidebar: value },
    diagnostics,
    references,
  });
}

const guideName = (version: string | null, slug: string): string =>
  version === null ? slug : `${version}:${slug}`;

/** The texts that name entries. The code of a post is that of its day, which today's reference need not explain. */
const GUIDE = ["symbol", "code"] as const;
const POST = ["symbol"] as const;

function factsOf(href: string, analysis: MdxAnalysis, naming: typeof GUIDE | typeof POST): PageFacts {
  const names = (...kinds: readonly string[]): string[] =>
    unique(analysis.references.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name));
  const samples = analysis.sampleCode.flatMap(({ code, language }) =>
    symbolsIn(toSample(code, language, parseMeta(""))),
  );
  return {
    href,
    headings: analysis.headings,
    sections: analysis.sections,
    apiNames: names(...naming),
    sampleNames: unique(samples),
    fileLinks: names("link").filter(isFileLink),
  };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();

export function fileFacts(file: string, { kind }: ContentFile, reading: ContentReading): FileFacts {
  const { value, ...facts } = reading;
  return {
    ...facts,
    file,
    authors: value?.kind === "authors" ? Object.keys(value.authors) : kind === "authors" ? null : [],
    tags: value?.kind === "tags" ? Object.keys(value.tags) : kind === "tags" ? null : [],
  };
}

export interface GuideArchive {
  readonly folder: string;
  /** Paths and contents, each file as its last sample shows it. */
  readonly samples: readonly (readonly [string, string])[];
  readonly others: readonly string[];
}

const archiveOf = (
  { archive, archive_files: others }: GuideFrontMatter,
  samples: readonly SampleCode[],
): GuideArchive | null =>
  archive === undefined ? null : { folder: archive, samples: filesIn(samples), others };

function filesIn(samples: readonly SampleCode[]): GuideArchive["samples"] {
  const files = new Map<string, string>();
  for (const { code, meta: text } of samples) {
    const meta = parseMeta(text);
    if (meta.file !== null) files.set(meta.file, `${markLines(code, meta).code}\n`);
  }
  return [...files];
}

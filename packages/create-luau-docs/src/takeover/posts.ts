/** The posts of a former site, their authors and tags. */
import path from "node:path";
import { toPackageName } from "../package-name";
import { formerPost } from "./former-address";
import type { FormerSite } from "./former-site";
import { isPageFile } from "./guides";
import type { Page } from "./links";
import { filesBelow, readText } from "./project";
import { titleOf } from "./sidebar";
import { splitFront, withFront, type Converted, type Source } from "./to-mdx";
import { listOf, parseYaml, tableOf, wordsOf, type Table } from "./values";

/** A post before it is converted. */
export interface Post extends Page {
  readonly source: Source;
  readonly fallback: string;
  readonly date: string;
}

export interface Posts {
  readonly posts: readonly Post[];
  /** What could not be taken, in words. */
  readonly left: readonly string[];
}

/** The blog's own addresses. */
const RESERVED = new Set(["archive", "authors", "tags", "page"]);

export function postsOf({ folder, blog }: FormerSite): Posts {
  if (blog === null) return { posts: [], left: [] };
  const left: string[] = [];
  const taken = new Set(RESERVED);
  const posts = filesBelow(path.join(folder, blog.folder))
    .filter(isPageFile)
    .flatMap((file): readonly Post[] => {
      const source = splitFront(readText(path.join(folder, blog.folder, file)) ?? "");
      const { slug, date, name } = formerPost(file, source.front);
      if (date === null) {
        left.push(`${blog.folder}/${file}, which has no date`);
        return [];
      }
      const own = uniqueKey(name, taken);
      return [
        {
          file: `${blog.folder}/${file}`,
          address: path.posix.join(blog.base || "/", slug),
          target: `blog/${date}-${own}.mdx`,
          href: `/blog/${own}`,
          source,
          fallback: titleOf(name),
          date,
        },
      ];
    });
  return { posts, left };
}

/** The post's file. */
export function postText(
  { source, date }: Post,
  facts: BlogFacts,
  { title, description, text }: Converted,
): string {
  return withFront(
    {
      title,
      description,
      date,
      authors: facts.authorsOf(source.front),
      tags: facts.tagsOf(source.front),
      draft: source.front["draft"] === true ? true : null,
    },
    text,
  );
}

export interface BlogFacts {
  /** Adds the authors of a post, and returns their keys. */
  readonly authorsOf: (front: Table) => readonly string[];
  /** Adds the tags of a post, and returns their keys. */
  readonly tagsOf: (front: Table) => readonly string[];
  /** `authors.yml` and `blog/tags.yml`, with what was added. */
  readonly files: () => readonly (readonly [file: string, text: string])[];
}

/** @param title of the site, whose name posts without an author have */
export function blogFacts({ folder, blog }: FormerSite, title: string): BlogFacts {
  const read = (name: string): Table =>
    parseYaml(readText(path.join(folder, blog?.folder ?? "", name)) ?? "") ?? {};
  const known = { authors: read("authors.yml"), tags: read("tags.yml") };
  const authors: Record<string, Table> = {};
  const tags: Record<string, Table> = {};
  const addAuthor = (author: unknown): string => {
    const written = tableOf(author);
    const name = wordsOf(author) ?? wordsOf(written["key"]) ?? wordsOf(written["name"]) ?? title;
    const { name: shown, title: role, description, url } = { ...tableOf(known.authors[name]), ...written };
    const key = keyOf(name);
    authors[key] ??= {
      name: wordsOf(shown) ?? name,
      title: wordsOf(role) ?? "Author",
      description: wordsOf(description) ?? `${wordsOf(shown) ?? name} writes about ${title}.`,
      ...(/^https?:\/\//.test(wordsOf(url) ?? "") ? { url } : {}),
    };
    return key;
  };
  const addTag = (tag: unknown): readonly string[] => {
    const written = wordsOf(tag) ?? wordsOf(tableOf(tag)["label"]);
    if (written === null) return [];
    const { label, description } = tableOf(known.tags[written]);
    const shown = wordsOf(label) ?? written;
    const key = keyOf(written);
    tags[key] ??= { label: shown, description: wordsOf(description) ?? `Posts about ${shown}.` };
    return [key];
  };
  return {
    authorsOf: (front) => {
      const { authors: written, author, author_title, author_url } = front;
      const all = Array.isArray(written) && written.length > 0 ? written : [written];
      const former = { name: author, title: author_title, url: author_url };
      return [...new Set((written === undefined ? [former] : all).map(addAuthor))];
    },
    tagsOf: (front) => [...new Set(listOf(front["tags"]).flatMap(addTag))],
    files: () => [
      ["authors.yml", yamlOf(authors)],
      ["blog/tags.yml", yamlOf(tags)],
    ],
  };
}

const yamlOf = (entries: Readonly<Record<string, Table>>): string =>
  Object.entries(entries)
    .map(([key, fields]) =>
      [
        `${key}:`,
        ...Object.entries(fields).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`),
        "",
      ].join("\n"),
    )
    .join("") || "{}\n";

/** Small letters, digits and hyphens. */
const keyOf = (name: string): string =>
  (toPackageName(name) ?? "post").replaceAll(/[^a-z\d]+/g, "-").replaceAll(/^-|-$/g, "");

function uniqueKey(name: string, taken: Set<string>): string {
  const key = keyOf(name);
  let own = key;
  for (let count = 2; taken.has(own); count += 1) own = `${key}-${count}`;
  taken.add(own);
  return own;
}

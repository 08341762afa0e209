/** The posts of a former site, their authors and tags. */
import path from "node:path";
import { toPackageName } from "../package-name";
import { formerPost } from "./former-address";
import type { FormerSite } from "./former-site";
import { splitFront, titleOf, withFront } from "./split-front";
import type { Page } from "./copied-guides";
import { filesBelow, readText } from "../disk";
import { isPageFile } from "./source-project";
import { listOf, parseYaml, tableOf, wordsOf, type Table } from "./config-values";

const RESERVED = new Set(["archive", "authors", "tags", "page"]);

export function postsOf(site: FormerSite) {
  const blog = path.join(site.folder, site.blogFolder);
  const facts = blogFacts(site);
  const notTakenOver: string[] = [];
  const keys = new Set(RESERVED);
  const posts: Page[] = [];
  for (const file of filesBelow(blog).filter(isPageFile)) {
    const source = splitFront(readText(path.join(blog, file)) ?? "");
    const { slug, date, name } = formerPost(file, source.front);
    if (date === null) {
      notTakenOver.push(`blog/${file}, which has no date`);
      continue;
    }
    const key = uniqueKey(name, keys);
    const fields = { date, authors: facts.authorsOf(source.front), tags: facts.tagsOf(source.front) };
    posts.push({
      address: path.posix.join("/blog", slug),
      // Its pictures are beside it.
      target: path.posix.join("blog", path.posix.dirname(file), `${date}-${key}${path.extname(file)}`),
      href: `/blog/${key}`,
      text: withFront(source, titleOf(name), fields),
    });
  }
  return { posts: [...posts, ...(posts.length === 0 ? [] : facts.files())], notTakenOver };
}

/** Posts without an author have the name of the site. */
function blogFacts({ folder, blogFolder, ...site }: FormerSite) {
  const title = site.title ?? "the site";
  const read = (name: string): Table => parseYaml(readText(path.join(folder, blogFolder, name)) ?? "") ?? {};
  const existing = { authors: read("authors.yml"), tags: read("tags.yml") };
  const authors: Record<string, Table> = {};
  const tags: Record<string, Table> = {};
  const addAuthor = (author: unknown): string => {
    const written = tableOf(author);
    const name = wordsOf(author) ?? wordsOf(written["key"]) ?? wordsOf(written["name"]) ?? title;
    const { name: shown, title: role, description, url } = { ...tableOf(existing.authors[name]), ...written };
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
    const { label, description } = tableOf(existing.tags[written]);
    const shown = wordsOf(label) ?? written;
    const key = keyOf(written);
    tags[key] ??= { label: shown, description: wordsOf(description) ?? `Posts about ${shown}.` };
    return [key];
  };
  return {
    authorsOf: (front: Table): readonly string[] => {
      const { authors: written, author, author_title, author_url } = front;
      const all = Array.isArray(written) && written.length > 0 ? written : [written];
      const former = { name: author, title: author_title, url: author_url };
      return [...new Set((written === undefined ? [former] : all).map(addAuthor))];
    },
    tagsOf: (front: Table): readonly string[] => [...new Set(listOf(front["tags"]).flatMap(addTag))],
    files: (): readonly Page[] => [
      { target: "authors.yml", text: yamlOf(authors) },
      { target: "blog/tags.yml", text: yamlOf(tags) },
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

const keyOf = (name: string): string =>
  (toPackageName(name) ?? "post").replaceAll(/[^a-z\d]+/g, "-").replaceAll(/^-|-$/g, "");

function uniqueKey(name: string, keys: Set<string>): string {
  const key = keyOf(name);
  let unique = key;
  for (let count = 2; keys.has(unique); count += 1) unique = `${key}-${count}`;
  keys.add(unique);
  return unique;
}

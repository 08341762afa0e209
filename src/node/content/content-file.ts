/** The kind of a file in the content folder, determined by its path. */
import type { DocsVersion } from "../settings/docs-versions";
import { isText } from "../mdx/file-link";

export const contentSource = "content";

export type ContentFile =
  /** `docs/tutorials/creating-packages.mdx`, `versions/1.0/docs/intro.mdx`; no version: the current docs. */
  | { readonly kind: "guide"; readonly version: string | null; readonly slug: string }
  /** `blog/daxa.mdx`; a date before the name sorts the folder, and is not part of the address. */
  | { readonly kind: "post"; readonly slug: string }
  /** `docs/sidebar.yml`, `versions/1.0/docs/sidebar.yml` */
  | { readonly kind: "sidebar"; readonly version: string | null }
  | { readonly kind: "authors" }
  | { readonly kind: "tags" };

/** @param path relative to the content folder, with forward slashes */
export function contentFileAt(path: string): ContentFile | null {
  if (path === "authors.yml") return { kind: "authors" };
  if (path === "blog/tags.yml") return { kind: "tags" };
  const [, version = null, inDocs = null] = /^(?:versions\/([^/]+)\/)?docs\/(.+)$/.exec(path) ?? [];
  if (inDocs === "sidebar.yml") return { kind: "sidebar", version };
  if (inDocs !== null && isText(inDocs)) return { kind: "guide", version, slug: slugIn(inDocs) };
  const post = /^blog\/(?:.*\/)?(?:\d{4}-\d{2}-\d{2}-)?([^/]+)\.[a-z]+$/i.exec(path)?.[1];
  return post === undefined || !isText(path) ? null : { kind: "post", slug: post };
}

/** `index` and `README` are the pages of their folders. */
const slugIn = (file: string): string =>
  file.replace(/\.[a-z]+$/i, "").replace(/(?:^|\/)(?:index|readme)$/i, "");

/** The docs version of a file; undefined if the configuration lacks it. Posts belong to the newest. */
export const versionOf = (content: ContentFile, versions: readonly DocsVersion[]): DocsVersion | undefined =>
  "version" in content ? versions.find(({ frozen }) => frozen === content.version) : versions[0];

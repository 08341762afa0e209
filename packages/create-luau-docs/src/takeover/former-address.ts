/** Addresses as in https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs and `…-blog`. */
import path from "node:path";
import { textOf, wordsOf, type Table } from "./config-values";

/** `slug` is the address below that of the docs: `guides/flying`; empty for their first page. */
export function formerDoc(file: string, front: Table) {
  const parts = file.replace(/\.mdx?$/, "").split("/");
  const plain = parts.map(withoutNumber);
  const folder = plain.slice(0, -1).join("/");
  const name = textOf(front["id"]) ?? plain.at(-1) ?? "";
  const slug = wordsOf(front["slug"]);
  const isIndex = slug === null && isFolderPage(parts.at(-1) ?? "", parts.at(-2));
  const address = isIndex ? folder : path.posix.join("/", folder, slug ?? name);
  const isAbsolute = slug?.startsWith("/") === true;
  return {
    name: path.posix.basename(name),
    slug: path.posix.join("/", isAbsolute ? slug : address).replace(/^\/|\/$/g, ""),
  };
}

const isFolderPage = (name: string, folder: string | undefined): boolean =>
  ["index", "readme", folder?.toLowerCase()].includes(name.toLowerCase());

/** `01-intro` → `intro`, but neither `2025-01-31` nor `1.2-notes`. */
const NUMBERED = /^(?!\d+[-_.]\d)(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
const withoutNumber = (name: string): string => NUMBERED.exec(name)?.[2] ?? name;
export function leadingNumber(name: string): number | null {
  const number = NUMBERED.exec(name)?.[1];
  return number === undefined ? null : Number(number);
}

/**
 * `slug` is the address below that of the blog: `2025/01/31/kites`. `date` is such as `2025-01-31`; null if neither
 * the file's name nor its text has one.
 */
export function formerPost(file: string, front: Table) {
  const plain = file.replace(/\.mdx?$/, "").replace(/\/index$/, "");
  const [, folder = "", date, name = ""] = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/.exec(plain) ?? [];
  const usual = date === undefined ? plain : path.posix.join(folder, date.replaceAll("-", "/"), name);
  const slug = wordsOf(front["slug"]) ?? usual;
  const written = /^\d{4}-\d{1,2}-\d{1,2}/.exec(
    wordsOf(front["date"]) ?? date?.replaceAll("/", "-") ?? "",
  )?.[0];
  return {
    slug: slug.replace(/^\/+|\/+$/g, ""),
    date: written?.replaceAll(/-(\d)(?!\d)/g, "-0$1") ?? null,
    name: path.posix.basename(wordsOf(front["slug"]) ?? (name === "" ? plain : name)),
  };
}

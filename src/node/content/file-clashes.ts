import { type Diagnostic, diagnosticIn } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import { decodedPart } from "../../lib/urls/paths";
import { error } from "../diagnostics/problem";

/** Files of `static/`, from there, with the name of a folder in which a page is written. */
export function fileClashes(files: readonly string[], paths: readonly string[]): readonly Diagnostic[] {
  const folders = paths.filter((path) => !path.endsWith(".html"));
  return files.flatMap((file) => {
    const page = folders.find((path) => `${path}/`.startsWith(`/${file}/`));
    if (page === undefined) return [];
    const message = `static/${file} has the name of the folder of the page ${page}.`;
    return [routeProblem(`static/${file}`, message, "Rename the file.")];
  });
}

const routeProblem = (file: string, message: string, suggestion: string): Diagnostic =>
  diagnosticIn(file, FILE_START, error("duplicate-route", message, suggestion));

/** Some hosts and file systems take addresses for the same that differ in case, or in composed characters. */
export const routeKey = (href: string): string => decodedPart(href).normalize("NFC").toLowerCase();

export const clashOf = (href: string, other: { readonly href: string; readonly file: string }): string =>
  href === other.href
    ? `${href} is the address of ${other.file} too.`
    : `${href} differs only in case from ${other.href}, the address of ${other.file}: some hosts publish one of them.`;

interface Routed {
  readonly href: string;
  readonly file: string;
}

/** Pages of `src/pages/`, guides or posts at the address of a page of another kind, which they would replace. */
export function pageClashes(pages: readonly Routed[], others: readonly Routed[]): readonly Diagnostic[] {
  // Where several files have an address, the message names the first, as elsewhere.
  const byRoute = new Map([...others].reverse().map((other) => [routeKey(other.href), other]));
  return pages.flatMap(({ href, file }) => {
    const other = byRoute.get(routeKey(href));
    return other === undefined
      ? []
      : [routeProblem(file, clashOf(href, other), "Give one of them another address.")];
  });
}

import { diagnosticIn, FILE_START, type Diagnostic } from "luau-contract";

/**
 * Files of `static/` with the name of a folder in which a page is written.
 * @param files relative to that folder
 * @param paths of all pages
 */
export function fileClashes(files: readonly string[], paths: readonly string[]): readonly Diagnostic[] {
  const folders = paths.filter((path) => !path.endsWith(".html"));
  return files.flatMap((file) => {
    const page = folders.find((path) => `${path}/`.startsWith(`/${file}/`));
    if (page === undefined) return [];
    const mistake = {
      severity: "error",
      rule: "duplicate-route",
      message: `static/${file} has the name of the folder of the page ${page}.`,
      suggestion: "Rename the file.",
    } as const;
    return [diagnosticIn(`static/${file}`, FILE_START, mistake)];
  });
}

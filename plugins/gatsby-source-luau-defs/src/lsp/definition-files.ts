/** Determines which files are a project's definitions. */
import { excludedBy, isLuauFile, isMockFile, matchesGlob, withForwardSlashes } from "luau-contract";
import { DEFAULT_VERSIONS, type LintConfig } from "../lint/config";

/**
 * Whether a file belongs to a frozen version, which declares the same symbols again, and was not requested
 * explicitly.
 */
export function isFrozen(
  file: string,
  { versions }: Pick<LintConfig, "versions">,
  requests: readonly string[],
): boolean {
  const [before = "", after = ""] = (versions ?? DEFAULT_VERSIONS).split("{version}");
  if (before === "" || requests.some((request) => request.startsWith(before))) return false;
  return file.startsWith(before) && file.slice(before.length).includes(`${after}/`);
}

/**
 * Whether a file that does not exist on disk yet is one of the definitions.
 * @param requests files, folders and globs, relative to the folder like `file`
 * @param exclude patterns of files that are not pages
 */
export function isRequested(file: string, requests: readonly string[], exclude: readonly string[]): boolean {
  if (file.startsWith("../") || !isLuauFile(file) || isMockFile(file)) return false;
  const isExcluded = excludedBy(file, exclude) !== undefined;
  return requests.some((request) => {
    const wanted = withForwardSlashes(request).replace(/^\.\/|\/+$/g, "");
    if (file === wanted) return true;
    if (isExcluded) return false;
    return wanted === "." || wanted === "" || file.startsWith(`${wanted}/`) || matchesGlob(wanted, file);
  });
}

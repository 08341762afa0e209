/** Determines which files are a project's definitions. */
import { withForwardSlashes } from "luau-contract";
import { isDynamicPattern } from "tinyglobby";
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
 */
export function isRequested(file: string, requests: readonly string[]): boolean {
  if (file.startsWith("../") || /(?:^|\/)node_modules\//.test(file) || !/\.luau$|\.d\.lua$/.test(file))
    return false;
  if (/\.mock\.luau$/.test(file)) return false;
  return requests.some((request) => {
    const wanted = withForwardSlashes(request).replace(/^\.\/|\/+$/g, "");
    if (wanted === "." || wanted === "" || file === wanted || file.startsWith(`${wanted}/`)) return true;
    if (!isDynamicPattern(wanted)) return false;
    // The part before the first wildcard is a folder, the end is an extension.
    const folder = wanted.slice(0, wanted.search(/[*?[{(!]/)).replace(/[^/]*$/, "");
    const ending = /[^*/?{}()[\]]*$/.exec(wanted)?.[0] ?? "";
    return file.startsWith(folder) && file.endsWith(ending);
  });
}

/** Whether a file that is not on the disk yet is one of the project's definitions. */
import { isDynamicPattern } from "tinyglobby";

/** @param requests files, folders and globs, relative to the folder like `file` */
export function isRequested(file: string, requests: readonly string[]): boolean {
  if (file.startsWith("../") || /(?:^|\/)node_modules\//.test(file) || !/\.luau$|\.d\.lua$/.test(file))
    return false;
  if (/\.mock\.luau$/.test(file)) return false;
  return requests.some((request) => {
    const wanted = request.replaceAll("\\", "/").replace(/^\.\/|\/+$/g, "");
    if (wanted === "." || wanted === "" || file === wanted || file.startsWith(`${wanted}/`)) return true;
    if (!isDynamicPattern(wanted)) return false;
    // What stands before the first wildcard is a folder, and the end is an extension.
    const folder = wanted.slice(0, wanted.search(/[*?[{(!]/)).replace(/[^/]*$/, "");
    const ending = /[^*/?{}()[\]]*$/.exec(wanted)?.[0] ?? "";
    return file.startsWith(folder) && file.endsWith(ending);
  });
}

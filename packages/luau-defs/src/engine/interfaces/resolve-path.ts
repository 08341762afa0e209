import { MODULE_ENDINGS } from "../../link/resolve/required-modules";
import { requiredPaths } from "../../read/modules/require-path";
import type { SourceFile } from "../../read/source/source-file";

/** The path of the module that a request leads to; null for one that is not among the files. */
export type ResolvePath = (from: SourceFile, request: string) => string | null;

export function createResolver(modules: readonly SourceFile[]): ResolvePath {
  const paths = new Set(modules.map(({ path }) => path));
  const byLowerCase = new Map(modules.toReversed().map(({ path }) => [path.toLowerCase(), path]));
  return (from, request) => {
    for (const path of requiredPaths(from.path, request, from.aliases))
      for (const ending of MODULE_ENDINGS) {
        const name = path + ending;
        // Package managers link a package under a name of their own: `Signal` for `signal`.
        const found = paths.has(name)
          ? name
          : request.startsWith("script.")
            ? byLowerCase.get(name.toLowerCase())
            : undefined;
        if (found !== undefined && found !== from.path) return found;
      }
    return null;
  };
}

import { createHash } from "node:crypto";

/** The part of a webpack module that names it. A concatenated module is named by the one it grew from. */
interface NamedModule {
  readonly needId: boolean;
  readonly rootModule?: NamedModule;
  identifier(): string;
}

interface ModuleCompilation {
  readonly chunkGraph: {
    getModuleId(module: NamedModule): string | number | null;
    setModuleId(module: NamedModule, id: number): void;
    getNumberOfModuleChunks(module: NamedModule): number;
  };
  readonly hooks: {
    readonly moduleIds: { tap(name: string, assign: (modules: Iterable<NamedModule>) => void): void };
  };
}

interface EmittedCompilation {
  hash: string;
  getAssets(): readonly { readonly name: string }[];
}

interface ModuleCompiler {
  readonly hooks: {
    readonly compilation: { tap(name: string, prepare: (compilation: ModuleCompilation) => void): void };
    readonly afterEmit: { tap(name: string, finish: (compilation: EmittedCompilation) => void): void };
  };
}

const NAME = "module-ids";

/**
 * A webpack plugin: module ids, and a hash of the whole, that are the same in whatever folder the site is
 * built. webpack's own are made of paths from the root, but gatsby-plugin-mdx hides the whole path of a guide
 * in a request's query, where webpack leaves it.
 * @param roots the folders that do not count: the site's first, then that of the workspace's packages
 * @param unpublished names of files that no browser gets
 */
export function moduleIds(
  roots: readonly string[],
  unpublished: RegExp,
): { apply(compiler: ModuleCompiler): void } {
  const nameOf = (module: NamedModule): string =>
    withoutFolders((module.rootModule ?? module).identifier(), roots);
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(NAME, (compilation) => {
        compilation.hooks.moduleIds.tap(NAME, (modules) => {
          // Not there before the modules have been sealed into chunks.
          const { chunkGraph } = compilation;
          const nameless = [...modules].filter(
            (module) =>
              module.needId &&
              chunkGraph.getNumberOfModuleChunks(module) > 0 &&
              chunkGraph.getModuleId(module) === null,
          );
          const named = nameless
            .map((module) => ({ module, name: nameOf(module) }))
            .sort((a, b) => (a.name < b.name ? -1 : 1));
          const ids = idsFor(named.map(({ name }) => name));
          named.forEach(({ module }, index) => chunkGraph.setModuleId(module, ids[index] ?? index));
        });
      });
      // Gatsby writes the hash of the compilation into every page, and webpack's own knows the folder, too.
      // So do files that are not minified.
      compiler.hooks.afterEmit.tap(NAME, (compilation) => {
        compilation.hash = hashOf(
          compilation
            .getAssets()
            .map(({ name }) => name)
            .filter((name) => !unpublished.test(name)),
        );
      });
    },
  };
}

/** The names of the files hold the hashes of their contents. */
const hashOf = (files: readonly string[]): string =>
  createHash("sha256")
    .update([...files].sort().join("\n"))
    .digest("hex")
    .slice(0, 20);

/** Packages may lie outside the root: of their paths, what stands before the first `node_modules` goes. */
function withoutFolders(identifier: string, roots: readonly string[]): string {
  const ours = roots.reduce(
    (text, root) => text.replaceAll(root, "").replaceAll(encodeURIComponent(root), ""),
    identifier,
  );
  return ours.replace(/(^|[!|?=])[^!|?=]*?\/node_modules\//g, "$1node_modules/");
}

/**
 * Short numbers for names, each its own; the order of the names settles who gives way where two would be the
 * same.
 */
export function idsFor(names: readonly string[]): readonly number[] {
  const range = 10 ** Math.ceil(Math.log10(Math.max(names.length, 1) * 5 + 10));
  const taken = new Set<number>();
  return names.map((name) => {
    for (let salt = 0; ; salt++) {
      const id = createHash("sha256").update(`${salt} ${name}`).digest().readUIntBE(0, 6) % range;
      if (taken.has(id)) continue;
      taken.add(id);
      return id;
    }
  });
}

import { createHash } from "node:crypto";

/**
 * The properties of a webpack module that identify it. A concatenated module is identified by its root
 * module.
 */
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
 * A webpack plugin: module ids, and a compilation hash, that do not depend on the folder of the build.
 * webpack's own ids are paths relative to the root, but gatsby-plugin-mdx puts a guide's absolute path in a
 * request's query, where webpack does not shorten it.
 * @param roots folders to remove from paths: the site's first, then that of the workspace's packages
 * @param unpublished names of files that no browser requests
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
          // Undefined until the modules are sealed into chunks.
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
      // Gatsby writes the compilation's hash into every page, and webpack's own depends on the folder, as do
      // files that are not minified.
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

/** File names contain the hashes of the contents. */
const hashOf = (files: readonly string[]): string =>
  createHash("sha256")
    .update([...files].sort().join("\n"))
    .digest("hex")
    .slice(0, 20);

/** Packages may be outside the root: their paths are cut up to the first `node_modules`. */
function withoutFolders(identifier: string, roots: readonly string[]): string {
  const ours = roots.reduce(
    (text, root) => text.replaceAll(root, "").replaceAll(encodeURIComponent(root), ""),
    identifier,
  );
  return ours.replace(/(^|[!|?=])[^!|?=]*?\/node_modules\//g, "$1node_modules/");
}

/** Assigns short, unique numbers to names; collisions are resolved in the order of the names. */
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

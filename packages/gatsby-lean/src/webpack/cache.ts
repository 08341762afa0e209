interface CachedConfig {
  cache: object;
}

/**
 * Names webpack's cache by a version. Otherwise webpack checks every file of every package that Gatsby's
 * configuration and the loaders consist of.
 */
export function nameCache(config: CachedConfig, version: string): void {
  config.cache = { ...config.cache, version, buildDependencies: { defaultWebpack: [] } };
}

interface DoneCompiler {
  readonly hooks: {
    readonly done: {
      tap(name: string, after: (stats: { readonly compilation: CompilationFiles }) => void): void;
    };
  };
}

interface CompilationFiles {
  readonly buildDependencies: Set<string>;
}

/**
 * A webpack plugin: loaders, too, would be added to the files to check. Their versions are in the lock file.
 */
export const forgetLoaders = {
  apply: ({ hooks }: DoneCompiler): void =>
    hooks.done.tap("forget-loaders", ({ compilation }) => compilation.buildDependencies.clear()),
};

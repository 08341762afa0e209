interface CachedConfig {
  cache: object;
}

/**
 * Sets the version of webpack's cache. Otherwise webpack checks every file of every package used by Gatsby's
 * configuration and the loaders.
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

/** A webpack plugin that excludes loaders from the files to check: their versions are in the lock file. */
export const forgetLoaders = {
  apply: ({ hooks }: DoneCompiler): void =>
    hooks.done.tap("forget-loaders", ({ compilation }) => compilation.buildDependencies.clear()),
};

import path from "node:path";

/** Modules that the build generates from the configuration and the nodes: see src/node/site-data/write-site-data.ts. */
type GeneratedModules = "client" | "pages";

/** Their folder. */
export const generatedFolder = (): string => path.resolve(".cache/site");

/**
 * The files of generated modules, and of the module that a site's components import (docs/theming.md).
 * Browsers load prerendered pages, so they need only a part of the site's data.
 */
export const moduleFiles = (kind: GeneratedModules): Record<string, string> => {
  const generated = (name: string): string => path.join(generatedFolder(), name);
  return {
    "site-data": generated(kind === "client" ? "shell-data.json" : "data.json"),
    "search-texts": generated("search-texts.json"),
    "site-messages": generated("messages.json"),
    "site-home": generated("home.json"),
    "site-head": generated("head.json"),
    "luau-docs/theme": path.resolve("src/layouts/theme-kit.tsx"),
  };
};

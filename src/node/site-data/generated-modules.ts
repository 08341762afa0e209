import path from "node:path";

/** Modules that the build generates from the configuration and the nodes: see write-site-data.ts. */
type GeneratedModules = "client" | "pages";

export const generatedFolder = (): string => path.resolve(".cache/site");

/**
 * Browsers load prerendered pages, so they need only a part of the site's data. docs/theming.md has the last
 * one.
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

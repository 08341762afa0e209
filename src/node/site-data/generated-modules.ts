import path from "node:path";

export const generatedFolder = (): string => path.resolve(".cache/site");

/**
 * The files of modules that write-site-data.ts generates, and of the one that docs/theming.md documents. Browsers
 * load prerendered pages, so they need only a part of the site's data.
 */
export function moduleFiles(kind: "client" | "pages"): Record<string, string> {
  const generated = (name: string): string => path.join(generatedFolder(), name);
  return {
    "site-data": generated(kind === "client" ? "shell-data.json" : "data.json"),
    "search-texts": generated("search-texts.json"),
    "site-messages": generated("messages.json"),
    "site-home": generated("home.json"),
    "site-head": generated("head.json"),
    "luau-docs/theme": path.resolve("src/layouts/theme-kit.tsx"),
  };
}

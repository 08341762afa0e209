/** Adds a version to the list in the text of a `site.config.ts`. */
export function addVersion(config: string, name: string): { readonly mistake: string } | { readonly config: string };

/** Freezes a version of the site in a folder. */
export function freezeVersion(site: string, name: string): { readonly mistake: string } | { readonly frozen: string };

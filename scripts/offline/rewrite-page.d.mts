/** Makes a page of the site one that is read as a file. `rewrite` gives the address of the same thing in the copy. */
export function rewritePage(html: string, file: string, rewrite: (address: string) => string): string;

/** A style sheet, the addresses in it rewritten. */
export function rewriteStyles(css: string, rewrite: (address: string) => string): string;

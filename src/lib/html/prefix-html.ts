/** Adds the path prefix to the configuration's HTML, whose addresses from the root lack it: `href="/…"`. */
export const toPageHtml = (html: string, prefix: string): string =>
  prefix === "" ? html : html.replace(/(\s(?:href|src|poster)=["']?)\/(?![/\\])/gi, `$1${prefix}/`);

/**
 * Adds the path prefix to the HTML of the configuration, in which addresses from the root are written without
 * it: `href="/…"`.
 */
export const toPageHtml = (html: string, prefix: string): string =>
  prefix === "" ? html : html.replace(/(\s(?:href|src|poster)=["']?)\/(?![/\\])/gi, `$1${prefix}/`);

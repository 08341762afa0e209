/** What Gatsby knows of a page that it has loaded, or of why it has not. */
export interface LoadedPage {
  readonly status?: string;
  readonly error?: unknown;
  readonly page?: { readonly path: string };
  readonly [more: string]: unknown;
}

/** What Gatsby puts on `window` for moving between pages. It has no types of its own for these. */
export interface PageLoader {
  /** Gets all that a page needs. Undefined, or the status `error`, when that failed. */
  loadPage(path: string): Promise<LoadedPage | undefined>;
  /** What it has of a page already. */
  loadPageSync(path: string, options?: object): LoadedPage | undefined;
  /** Gets all that a page needs, ahead of time. */
  hovering(path: string): void;
}

export type Navigate = (to: string | number, options?: { readonly state?: object | null; readonly replace?: boolean }) => void;

export interface GatsbyRuntime {
  readonly ___loader: PageLoader;
  ___navigate: Navigate;
  /** The path of the page that the server sent. */
  readonly pagePath?: string;
}

/** The browser's window as Gatsby has prepared it: from its start until the page is left. */
export const gatsbyRuntime = (): GatsbyRuntime => window as unknown as GatsbyRuntime;

/** Where a site is built and where it is published. */
export interface SiteFolder {
  readonly sources: string;
  readonly stage: string;
  readonly published: string;
  readonly hostRules: string;
}

/** Brings the copy to build in to what the sources are now. */
export function assembleSite(folders: SiteFolder): void;

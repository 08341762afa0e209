/** A site that a new one replaces: Moonwave's, or Docusaurus', which Moonwave's are made with. */
import type { Repository } from "../repository";

export interface FormerSite {
  readonly generator: "Moonwave" | "Docusaurus";
  /** Absolute; all other paths are relative to it. */
  readonly folder: string;
  readonly title: string | null;
  readonly tagline: string | null;
  readonly url: string | null;
  readonly baseUrl: string | null;
  readonly repository: Repository | null;
  /** The address that those of its guides begin with: `/docs`; empty at the root. */
  readonly docsBase: string;
  readonly docsFolder: string;
  readonly blogFolder: string;
  readonly staticFolder: string;
  /** Guides at the top of the project: its README and changelog. */
  readonly rootGuides: readonly {
    readonly name: string;
    readonly source: string;
    readonly position: number;
  }[];
  readonly redirects: readonly (readonly [from: string, to: string])[];
  readonly notTakenOver: readonly string[];
}

export const originOf = (url: string | null): string | null =>
  /^https?:\/\/[^/\s]+/.exec(url ?? "")?.[0] ?? null;

export const basePath = (path: string | null): string | null =>
  path?.replace(/^\/?/, "/").replace(/\/?$/, "/") ?? null;

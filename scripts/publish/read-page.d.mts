import type { PageCode } from "./page-code.mjs";

export interface PageReading {
  readonly ids: readonly string[];
  /** Addresses as written: of links, pictures, scripts and style sheets. */
  readonly urls: readonly string[];
  readonly code: Readonly<Record<keyof PageCode, readonly string[]>>;
}

export function readPage(html: string): PageReading;

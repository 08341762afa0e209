import type { PageReading } from "./read-page.mjs";

export interface PageReadings {
  read(html: string): PageReading;
  /** Keeps what was asked for, and nothing else. */
  keep(): void;
}

export const readingsFile: string;
export function pageReadings(file: string): PageReadings;
export function readAhead(folder: string, file: string): Promise<void>;

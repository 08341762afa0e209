/** A reader's edits of the samples of a page, for the time of the tab: they survive Back and reloads. */
import { isSharedHash, type SharedFile } from "../lib/playground/share-link";

interface Kept {
  /** The hash of the page when it was written: a link's texts are older than edits of them. */
  readonly link: string;
  readonly files: readonly SharedFile[];
}

const keyOf = (id: string): string => `try ${window.location.pathname} ${id}`;
const linkNow = (): string => (isSharedHash(window.location.hash) ? window.location.hash : "");

/** @param files null if nothing is changed */
export function keepEdits(id: string, files: readonly SharedFile[] | null): void {
  try {
    if (files === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify({ link: linkNow(), files } satisfies Kept));
  } catch {
    // Storage is full, or switched off: the edits last as long as the page.
  }
}

/** The edits of a sample; those of another link are not. */
export function storedEdits(id: string): readonly SharedFile[] | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "null") as Kept | null; // written by keepEdits
    return kept !== null && (linkNow() === "" || kept.link === linkNow()) ? kept.files : null;
  } catch {
    return null;
  }
}

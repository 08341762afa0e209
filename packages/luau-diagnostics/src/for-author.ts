/** In: a problem, with paths from a site's folder. Out: its paths and commands as its author types them. */
import type { Diagnostic } from "./diagnostics";

export interface AuthorView {
  /** The paths of existing files in a text. */
  readonly text: (text: string) => string;
  readonly diagnostic: <T extends Diagnostic>(diagnostic: T) => T;
}

/** Our commands are installed with a site, so that only npm finds them. */
export const byNpx = (command: string): string => `npx --no-install ${command}`;

/** @param toPath from a path of a diagnostic to one from the author's working directory */
export function forAuthor(toPath: (file: string) => string, isFile: (file: string) => boolean): AuthorView {
  const path = (found: string): string => (isFile(found) ? toPath(found) : found);
  const text = (from: string): string => from.replaceAll(PATH, path);
  return {
    text,
    diagnostic: (one) => ({
      ...one,
      file: toPath(one.file),
      message: text(one.message),
      suggestion: one.suggestion === null ? null : text(one.suggestion).replaceAll(COMMAND, byNpx),
      ...(one.related && {
        related: one.related.map((place) => ({
          ...place,
          file: toPath(place.file),
          message: text(place.message),
        })),
      }),
    }),
  };
}

const PATH = /[^\s`"'<>():,;]+\.\w+/g;
const COMMAND = /(?<=`)luau-(?:defs|docs) (?=[^`]+`)/g;

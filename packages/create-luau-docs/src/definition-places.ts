/** Which folders of a repository to offer as definitions. */
import path from "node:path";
import { findFolders, readDefinitions, type FoundFolder } from "./definition-files";
import { detectStyle, type DetectedStyle } from "./detect-style";

/** Folders and globs that belong together, relative to the searched folder, with `/` on every system. */
export interface FoundPlaces {
  readonly places: readonly [string, ...string[]];
  readonly style: DetectedStyle;
}

/** Enough for the packages of a large repository. */
const MOST_FOLDERS = 200;

/**
 * Folders below `root` with definitions. Those of several packages are one offer, `packages/NAME/src`; the last
 * offer is all that was found.
 * @param most the number of offers for a part of what was found
 */
export function findPlaces(root: string, most: number): readonly FoundPlaces[] {
  const groups = grouped(findFolders(root, MOST_FOLDERS));
  const offers = groups.slice(0, most).flatMap((place) => offersOf(root, [place]));
  const [first, ...rest] = groups;
  return first === undefined || rest.length === 0 ? offers : [...offers, ...offersOf(root, [first, ...rest])];
}

function offersOf(root: string, places: FoundPlaces["places"]): readonly FoundPlaces[] {
  const style = detectStyle(readDefinitions(places.map((place) => path.join(root, place))));
  return style === null ? [] : [{ places, style }];
}

/** Folders with the same path in each package become one glob, or the folder of the packages. */
function grouped(found: readonly FoundFolder[]): readonly string[] {
  const folders = found.map(({ folder }) => folder.split(path.sep).join("/"));
  const globs = folders.map(globOf);
  const isShared = (glob: string): boolean => globs.filter((other) => other === glob).length > 1;
  const places = folders.map((folder) => {
    const glob = globOf(folder);
    return glob !== null && isShared(glob) ? glob.replace(/\/\*$/, "") : folder;
  });
  const isCovered = (place: string): boolean => places.some((other) => place.startsWith(`${other}/`));
  return [...new Set(places)].filter((place) => !isCovered(place));
}

// Of `packages/kite/src`, that is `packages/*/src`. Folders at the top have nothing in common.
function globOf(folder: string): string | null {
  const [top = "", name, ...below] = folder.split("/");
  return name === undefined ? null : [top, "*", ...below].join("/");
}

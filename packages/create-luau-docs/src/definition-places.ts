/** Which folders of a repository to offer as definitions. */
import path from "node:path";
import { findDefinitions, findHidden, readDefinitions, toPosix, type FoundPlace } from "./find-definitions";
import { detectStyle, type DetectedStyle } from "./detect-style";

/** Folders, globs and files that belong together, relative to the searched folder, with `/` on every system. */
export interface FoundPlaces {
  readonly places: readonly [string, ...string[]];
  readonly style: DetectedStyle;
}

/** Enough for the packages of a large repository. */
const MOST_PLACES = 200;

/**
 * Places below `root` with definitions. Folders of several packages are one offer, `packages/NAME/src`; the
 * last offer is all folders that were found.
 * @param most the number of offers for a part of what was found
 */
export function findPlaces(root: string, most: number): readonly FoundPlaces[] {
  const groups = grouped(findDefinitions(root, MOST_PLACES));
  const [first, ...rest] = groups.filter(({ isFile }) => !isFile).map(({ place }) => place);
  return [
    ...groups.slice(0, most).flatMap(({ place }) => offersOf(root, [place])),
    ...(first === undefined || rest.length === 0 ? [] : offersOf(root, [first, ...rest])),
  ];
}

/** The same in folders whose names begin with a dot: many are of tools, so none is an offer with others. */
export const findHiddenPlaces = (root: string, most: number): readonly FoundPlaces[] =>
  findHidden(root, most).map(({ place, style }) => ({ places: [toPosix(place)], style }));

function offersOf(root: string, places: FoundPlaces["places"]): readonly FoundPlaces[] {
  const style = detectStyle(readDefinitions(places.map((place) => path.join(root, place))));
  return style === null ? [] : [{ places, style }];
}

type Group = Pick<FoundPlace, "place" | "isFile">;

/** Folders with the same path in each package become one glob, or the folder of the packages. */
function grouped(found: readonly FoundPlace[]): readonly Group[] {
  const places = found.map(({ place, isFile }) => ({ place: toPosix(place), isFile }));
  const globs = places.map(({ place, isFile }) => (isFile ? null : globOf(place)));
  const isShared = (glob: string): boolean => globs.filter((other) => other === glob).length > 1;
  const names = places.map(({ place }, index) => {
    const glob = globs[index] ?? null;
    return glob !== null && isShared(glob) ? glob.replace(/\/\*$/, "") : place;
  });
  const isCovered = (place: string): boolean => names.some((other) => place.startsWith(`${other}/`));
  return places
    .map(({ isFile }, index) => ({ place: names[index] ?? "", isFile }))
    .filter(({ place }, index) => names.indexOf(place) === index && !isCovered(place));
}

// Of `packages/kite/src`, that is `packages/*/src`. Folders at the top have nothing in common.
function globOf(folder: string): string | null {
  const [top = "", name, ...below] = folder.split("/");
  return name === undefined ? null : [top, "*", ...below].join("/");
}

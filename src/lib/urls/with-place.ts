/** Adds the current query and fragment to a link, replacing its own fragment. */
export function withPlace(to: string, place: string): string {
  const [path = to, fragment] = to.split("#", 2);
  return fragment === undefined || place.includes("#") ? path + place : `${path}${place}#${fragment}`;
}

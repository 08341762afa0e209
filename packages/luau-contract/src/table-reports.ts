/** In: what Luau reports of a table that does not fit its type. Out: the same about the field that is wrong. */

const PROPERTY = /Property '(\w+)' is not compatible\.\s*/g;
const EXPECTED = /^Expected this to be (?:exactly )?'([^\n]+)', but got '([^\n]+)'/;
const FIELDS =
  /Table type '.*' not compatible with type '(.*)' because the former (is missing|has extra) fields? (.+)$/;

/** Other messages are returned as they are. */
export function aboutField(message: string): string {
  const properties = [...message.matchAll(PROPERTY)];
  const path = properties.map(([, name]) => `${name}.`).join("");
  const [, type = "", verb, names = ""] = FIELDS.exec(message) ?? [];
  // As of any other unknown key.
  if (verb === "has extra")
    return `Key ${names} not found in type '${type}'${path && ` of the field '${path.slice(0, -1)}'`}`;
  if (verb !== undefined) return `Missing in this table of type '${type}': ${withPath(names, path)}`;
  const last = properties.at(-1);
  const [found, expected, given] =
    EXPECTED.exec(message.slice((last?.index ?? 0) + (last?.[0].length ?? 0))) ?? [];
  if (last === undefined || found === undefined) return message;
  return `Expected the field '${path.slice(0, -1)}' to be '${expected}', but got '${given}'`;
}

const withPath = (names: string, path: string): string => names.replaceAll(/'(\w+)'/g, `'${path}$1'`);

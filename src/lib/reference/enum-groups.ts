/** Values of a long enum in groups by name, in order: `Digit0` to `Digit9` are one. */
export interface EnumGroup<Value> {
  /** `"A" – "Z"`; null for values whose names have nothing in common. */
  readonly label: string | null;
  /** Whether the names differ in a number or letter alone. */
  readonly isNumbered: boolean;
  readonly values: readonly Value[];
}

interface Documented extends Named {
  readonly summary: string;
}

interface Named {
  readonly value: string;
}

/** Fewer values are listed without groups. */
const MIN_GROUPED = 24;
/** Fewer neighbours have no group of their own. */
const MIN_GROUP = 4;

export const isLong = (values: readonly Named[]): boolean => values.length >= MIN_GROUPED;

export function groupValues<Value extends Named>(values: readonly Value[]): readonly EnumGroup<Value>[] {
  const groups: { readonly stem: string | null; readonly values: Value[] }[] = [];
  for (const run of runsOf(values)) {
    const stem = run.length < MIN_GROUP ? null : stemOf(run[0]);
    const last = groups.at(-1);
    if (last !== undefined && stem === null && last.stem === null) last.values.push(...run);
    else groups.push({ stem, values: [...run] });
  }
  return groups.map(({ stem, values: listed }) => ({
    label: stem === null ? null : `${listed[0]?.value ?? ""} – ${listed.at(-1)?.value ?? ""}`,
    isNumbered: stem?.endsWith(ANY) === true,
    values: listed,
  }));
}

function runsOf<Value extends Named>(values: readonly Value[]): readonly (readonly [Value, ...Value[]])[] {
  const runs: [Value, ...Value[]][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last !== undefined && stemOf(last[0]) === stemOf(value)) last.push(value);
    else runs.push([value]);
  }
  return runs;
}

/** The value's name without quotation marks and the enum's name. */
const nameOf = (value: string): string => value.replaceAll('"', "").split(".").at(-1) ?? value;

/** Stands for a number or a single letter. */
const ANY = "?";

/** The first word of a name: `Left`; of a numbered one, all of it: `Digit?`; of a single letter, `?`. */
function stemOf({ value }: Named): string {
  const name = nameOf(value);
  if (/^[A-Za-z]$/.test(name)) return ANY;
  if (/^[A-Za-z]+\d+$/.test(name)) return name.replace(/\d+$/, ANY);
  return /^(?:[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[^A-Za-z]+)/.exec(name)?.[0] ?? name;
}

/** `Letter key "A" – "Z".` for values described as `Letter key A.`, `Letter key B.`; null if one differs. */
export function commonText(values: readonly Documented[], label: string): string | null {
  const [first, ...others] = values.map(withoutOwnName);
  const isCommon = first !== undefined && first.includes(OWN_NAME) && others.every((text) => text === first);
  return isCommon ? first.replace(OWN_NAME, () => label) : null;
}

const OWN_NAME = "\u{FFFC}";

/** Replaces the value's name, or what follows the first word of it, in its text. */
function withoutOwnName({ value, summary }: Documented): string {
  const name = nameOf(value);
  const rest = name.slice(/^[A-Za-z]*?(?=\d|$)/.exec(name)?.[0].length ?? 0);
  return summary
    .split(/\b/)
    .map((word) => (word !== "" && (word === name || word === rest) ? OWN_NAME : word))
    .join("");
}

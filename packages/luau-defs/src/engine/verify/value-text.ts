/** In: the source of a constant's value, and a fact. Out: whether the engine has this value. */
import { quoted, unquoted } from "luau-syntax";
import type { Fact } from "./read-report";

/** Null if the source is not a literal: an author may write anything. */
export function isSameValue(source: string, { type, value }: Fact): boolean | null {
  if (value === null) return null;
  if (typeof value === "boolean") return BOOLEANS.test(source) ? source === String(value) : null;
  if (type === "string") return STRING.test(source) ? unquoted(source) === value : null;
  if (type === "vector") return sameVector(source, value);
  return sameNumber(source, value);
}

const BOOLEANS = /^(?:true|false)$/;
const STRING = /^(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')$/;

const NUMERALS: ReadonlyMap<string, string> = new Map([
  ["inf", "math.huge"],
  ["-inf", "-math.huge"],
  ["nan", "0/0"],
  ["-nan", "0/0"],
]);

export const valueText = ({ type, value }: Fact): string =>
  type === "string" && typeof value === "string"
    ? quoted(value)
    : type === "vector"
      ? `vector.create(${String(value)})`
      : (NUMERALS.get(String(value)) ?? String(value));

const NAMED_NUMBERS: ReadonlyMap<string, number> = new Map([
  ["math.huge", Infinity],
  ["math.pi", Math.PI],
  ["0/0", NaN],
]);

const NUMERAL = /^-?(?:0[xX][\dA-Fa-f]+|0[bB][01]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)i?$/;

/** Engines may round a number to 32 bits; integers of 64 bits are compared exactly. */
function sameNumber(source: string, value: string): boolean | null {
  const plain = source.replaceAll(/[_\s]/g, "").replace(/(?<=\d)i$/, "");
  if (/^-?\d+$/.test(plain) && /^-?\d+$/.test(value) && plain.length > 15) {
    const [a, b] = [BigInt(plain), BigInt(value)];
    return a === b || Number(plain) === Number(value);
  }
  const declared = numberOf(plain);
  if (declared === null) return null;
  const actual = numberOf(value.replace("inf", "math.huge").replace(/^-?nan.*/i, "0/0"));
  if (actual === null) return null;
  return Object.is(declared, actual) || declared === actual || Math.fround(declared) === actual;
}

function numberOf(text: string): number | null {
  const isNegative = text.startsWith("-");
  const rest = isNegative ? text.slice(1) : text;
  const value = NAMED_NUMBERS.get(rest) ?? (NUMERAL.test(rest) ? Number(rest) : null);
  return value === null ? null : isNegative ? -value : value;
}

const VECTOR = /^(?:vector\.create|Vector3\.new)\((.*)\)$/;

function sameVector(source: string, value: string): boolean | null {
  const written =
    source === "vector.zero" ? "0, 0, 0" : source === "vector.one" ? "1, 1, 1" : VECTOR.exec(source)?.[1];
  if (written === undefined) return null;
  const components = written.split(",").map((component) => component.trim());
  const actual = value.split(", ");
  const same = actual.map((component, index) => sameNumber(components[index] ?? "0", component));
  return same.includes(null) ? null : same.every(Boolean);
}

#!/usr/bin/env node
// @ts-check
/**
 * Measures `parse` on a file with the shape and size of a large engine's definitions: 818 KB of extern types.
 * Requires `npm run build`. The text is generated, so that measurements on different machines are comparable.
 */
import { createRequire } from "node:module";

/** @type {typeof import("./index.js")} */
const { parse } = createRequire(import.meta.url)("./dist/index.js");
const RUNS = 20;

const source = engineDefinitions(818_000);
const small = engineDefinitions(10_000);
report("10 KB, first call", [time(() => parse(small))], small);
report("818 KB, first call", [time(() => parse(source))], source);
report(
  "818 KB, warm",
  Array.from({ length: RUNS }, () => time(() => parse(source))),
  source,
);
report(
  "10 KB, warm",
  Array.from({ length: RUNS }, () => time(() => parse(small))),
  small,
);

/** @param {() => ReturnType<typeof parse>} run */
function time(run) {
  const start = performance.now();
  const [error] = run().errors;
  if (error !== undefined) throw new Error(error.message);
  return performance.now() - start;
}

/**
 * @param {string} name
 * @param {number[]} times
 * @param {string} text
 */
function report(name, times, text) {
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  const speed = text.length / 1e6 / (median / 1e3);
  console.log(`${name.padEnd(20)} ${median.toFixed(1).padStart(7)} ms  ${speed.toFixed(1).padStart(6)} MB/s`);
}

/**
 * Generates extern types with properties, methods, events and enums until `size` bytes are reached.
 * @param {number} size
 */
function engineDefinitions(size) {
  const parts = ["type Content = string\n"];
  for (let number = 0, length = 0; length < size; number++) {
    const part = externType(number) + enumTypes(number);
    parts.push(part);
    length += part.length;
  }
  return parts.join("");
}

/** @param {number} number */
function externType(number) {
  return `declare extern type Instance${number} extends Instance${Math.max(0, number - 1)} with
	Archivable: boolean
	ClassName: string
	CFrameOffset${number}: CFrame
	Parent: Instance${number}?
	Changed: RBXScriptSignal<string>
	AncestryChanged: RBXScriptSignal<Instance${number}, Instance${number}?>
	function AddTag(self, tag: string): nil
	function FindFirstChild(self, name: string, recursive: boolean?): Instance${number}?
	function GetAttributes(self): { [string]: any }
	function GetChildren(self): { Instance${number} }
	function SetValue(self, property: string, value: number | string | boolean, options: { animate: boolean, time: number? }?): ()
	function Connect(self, callback: (message: string, sender: Player?, ...any) -> (boolean, string?)): RBXScriptConnection
end

`;
}

/** @param {number} number */
function enumTypes(number) {
  return `declare extern type EnumKind${number}_INTERNAL extends Enum with
	Default: EnumKind${number}
	Left: EnumKind${number}
	function GetEnumItems(self): { EnumKind${number} }
end
declare function createInstance${number}<T>(parent: T, name: string, ...: any): Instance${number}

`;
}

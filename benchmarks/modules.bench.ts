/**
 * `npm run bench -- modules [FOLDER]`: processor time per plain module, of the whole reading and of Luau's part
 * in it; for 120 generated modules that require each other, or those of a folder. Requires `npm run build`.
 */
import path from "node:path";
import { findFiles, readSources, runOnSources, sourceFile, type SourceFile } from "luau-defs";
import { allowance } from "./machine";

/** Of Luau's part, in milliseconds. */
const BUDGET = 20;

const budgetFactor = allowance(process.argv.includes("--shared"));
const [folder] = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const sources = folder === undefined ? generated(120) : await read(folder);
const tree = cost(() => runOnSources(sources, { postpone: () => undefined }));
const both = cost(() => runOnSources(sources));
const luau = both - tree;
console.log(`  ${sources.length} modules: ${both.toFixed(1)} ms each, ${luau.toFixed(1)} ms of it by Luau`);
if (luau > BUDGET * budgetFactor()) {
  console.error(`  Luau's part is above its budget of ${BUDGET} ms.`);
  process.exitCode = 1;
}

/** Processor time per module, in milliseconds. */
function cost(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / sources.length;
}

async function read(from: string): Promise<readonly SourceFile[]> {
  const cwd = path.resolve(from);
  const { files } = await findFiles(["."], cwd);
  return (await readSources(files, cwd)).value;
}

/** Classes with fields, inheritance, unwritten results, and functions of the module before. */
function generated(count: number): readonly SourceFile[] {
  const method = (index: number) => `--- Moves it.
--- @param distance -- Distance, in metres.
function Boat.move${index}(self: Boat, distance: number)
	self.positions[#self.positions + 1] = distance * ${index}
	return if distance > 0 then self.positions else nil
end
`;
  return Array.from({ length: count }, (_, index) => {
    const before = index === 0 ? "{ make = nil :: any }" : `require("./boat${index - 1}")`;
    const text = `local Before = ${before}
local Boat = {}
Boat.__index = Boat
type Fields = { name: string, positions: { number } }
export type Boat = typeof(setmetatable({} :: Fields, Boat))
function Boat.new(name: string): Boat
	return setmetatable({ name = name, positions = {} }, Boat)
end
Boat.before = Before.new
${Array.from({ length: 8 }, (__, number) => method(number)).join("")}
return Boat
`;
    return sourceFile(`boat${index}.luau`, text);
  });
}

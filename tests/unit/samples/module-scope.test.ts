/** Names that samples in the doc comments of modules may use without a `require`. */
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { checkSamples, definitionDocument, guideScope } from "../../../packages/luau-defs/src/engine";
import {
  moduleOfAlias,
  moduleScope,
  namesIn,
  textDocument,
  usedEntries,
} from "../../../packages/luau-defs/src/engine";
import { expectCases, fixtureText } from "../../support/read-cases";

const PATHS = fixtureText("engines/paths.luau");

const options = { definitions: [], loadLuau, luauDigest: "test" };

/** A module whose first function has a sample. */
const module = (sample: string): string => {
  const comment = `Reads a file.\n\`\`\`luau\n${sample}\n\`\`\``.replaceAll(/^/gm, "--- ");
  const read = 'function fs.read(path: paths.Path): string\n\treturn ""\nend\n';
  return `local paths = require(script.Parent.paths)\nlocal fs = {}\n${comment}\n${read}return fs\n`;
};

function check(sample: string) {
  const { files, required } = runOnSources([
    sourceFile("kit/io/fs.luau", module(sample)),
    sourceFile("kit/io/paths.luau", PATHS),
    sourceFile("kit/globals.d.luau", "declare clock: { now: () -> number }\n"),
    sourceFile("kit/clock.luau", "local clock = {}\nclock.x = 1 :: number\nreturn clock\n"),
  ]).value;
  const scope = moduleScope(files);
  const documents = files.map(({ source, tree, converted }) =>
    definitionDocument(source, tree, converted.form === "module" ? scope : undefined),
  );
  return checkSamples(documents, { ...options, modules: required });
}

const problemsIn = (sample: string) =>
  check(sample).diagnostics.map(({ line, message }) => `${line}: ${message}`);

test("a sample of a module has modules in scope, may require them, and has the engine's globals", () =>
  expectCases("cases/module-samples.txt", ([sample = ""]) => problemsIn(sample).join("\n")));

test("a sample has the modules in hidden lines, for readers who try it", () => {
  const [note] = check('fs.read(paths.split("a"))').value.notes;
  const requires = 'local fs = require("/kit/io/fs")\nlocal paths = require("/kit/io/paths")\n';
  expect(note).toMatchObject({ code: 'fs.read(paths.split("a"))', isRight: true, hidden: [[0, requires]] });
});

test("a guide has modules in scope whose names are their own, and a script requires them", () => {
  const one = (folder: string, name: string) =>
    sourceFile(`kit/${folder}/${name}.luau`, `local ${name} = {}\n${name}.x = 1 :: number\nreturn ${name}\n`);
  const sources = [sourceFile("kit/paths.luau", PATHS), one("a", "clock"), one("b", "clock")];
  const { files, required } = runOnSources(sources).value;
  const guide = "# Paths\n\n```luau\npaths.split(1)\nprint(clock.x)\n```\n";
  const script = "paths.split(1)\n";
  const scope = guideScope(files, moduleScope(files));
  const documents = [textDocument("guide.mdx", guide, scope), textDocument("script.luau", script, scope)];
  const { diagnostics } = checkSamples(documents, { ...options, modules: required });
  expect(diagnostics.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    expect.stringMatching(/^guide.mdx:4: Expected this to be 'string', but got 'number'/),
    expect.stringMatching(/^guide.mdx:5: Unknown global 'clock'/),
    expect.stringMatching(/^script.luau:1: Unknown global 'paths'/),
  ]);
});

test("the entries that a sample names are found by the variables that hold modules", () => {
  const trove = sourceFile("kit/Trove.luau", fixtureText("engines/trove.luau"));
  const { files, model, required } = runOnSources([sourceFile("kit/paths.luau", PATHS), trove]).value;
  const entryOf = usedEntries(model, files);
  const used = (code: string) => {
    const fence = `\`\`\`luau\n${code}\n\`\`\`\n`;
    const guide = textDocument("guide.mdx", fence, guideScope(files, moduleScope(files)));
    const addressOf = (symbol: string) => entryOf(symbol)?.section.path ?? null;
    const { notes } = checkSamples([guide], { ...options, modules: required, addressOf }).value;
    return notes.flatMap(({ uses }) => uses.map(({ href }) => href));
  };
  expect(used('paths.split("a")')).toEqual(["paths.split"]);
  const aliased = 'local p = require("@kit/paths")\nlocal path: p.Path = p.split("a")\nprint(path)';
  expect(used(aliased)).toEqual(["Path", "paths.split"]);
  expect(used("local trove = Trove.new()\ntrove:add(1)")).toEqual(["Trove.new", "Trove:add"]);
  expect(used("local paths = { split = print }\npaths.split()")).toEqual([]);
});

test("an alias leads to the module with the longest common end", () => {
  const sources = ["lib/fs.luau", "kit/std/fs.luau", "kit/std/net/init.luau"];
  const found = (request: string) => moduleOfAlias(request, sources);
  const modules = ["kit/std/fs.luau", "lib/fs.luau", "lib/fs.luau", "kit/std/net/init.luau"];
  expect(["@std/fs", "@lib/fs", "@other/fs", "@std/net"].map(found)).toEqual(modules);
  expect(["@std/no", "@fs"].map(found)).toEqual([null, null]);
});

test.each([
  ["a.b.c(d)", "a d", ""],
  ["x:y()\nlocal t: z.T = { w = 1 }", "t x z", "t"],
  ["local a: b.T, c = d(), e[1]", "a b d e", "a c"],
  ["for i, j in k(l) do end", "i j k l", "i j"],
  ["function f.g(h, i: (j: k.T) -> (), l) end", "f h i j k l", "h i l"],
  ["local function m(n) end", "m n", "m n"],
  ["m = 1\nn { o = 1 }", "n", "m"],
  ['p "q"\n-- r.s', "p", ""],
] as const)("%j uses %j and declares %j", (code, used, declared) => {
  const names = namesIn(code);
  expect([[...names.used].sort().join(" "), [...names.declared].sort().join(" ")]).toEqual([used, declared]);
});

test("no problem is made of syntax that Luau's checker cannot parse yet", () => {
  const { files, required } = runOnSources([
    sourceFile("kit/gate.luau", "#!/usr/bin/env lute\nlocal gate = {}\ngate.x = 1 :: number\nreturn gate\n"),
    sourceFile("kit/kite.luau", "export class Kite\n\tfunction new(): Kite return Kite {} end\nend\n"),
    sourceFile("kit/lamp.luau", "export local power = 5\n"),
  ]).value;
  const scope = guideScope(files, moduleScope(files));
  const samples = [
    'local kite = require("@kit/kite")\nlocal one: kite.Kite = kite.Kite.new()\none:fly(lamp.power)',
    "class Tower\n\tpublic height: number\nend\nexport local tower = Tower { height = 3 }",
    "local wrong: string = gate.x",
  ].map((code) => `\`\`\`luau\n${code}\n\`\`\`\n`);
  const guide = textDocument("guide.mdx", samples.join("\n"), scope);
  const { diagnostics } = checkSamples([guide], { ...options, modules: required });
  expect(diagnostics.map(({ line, rule }) => `${line} ${rule}`)).toEqual(["15 sample-type"]);
});

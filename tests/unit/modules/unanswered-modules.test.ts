/** Modules about which Luau has not been asked yet, and those on which it gives up. */
import { expect, test } from "vitest";
import { askPostponed, createInterfaceCache, type Unanswered } from "../../../packages/luau-defs/src/engine";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { constantText, functionText, HARBOUR } from "./entry-texts";

test("a module on which Luau gives up keeps what is written, and is reported", () => {
  const sources = [
    sourceFile("main.luau", "local Kit = {}\n--- Cuts.\nfunction Kit.cut() end\nreturn Kit\n"),
  ];
  const interfaces = createInterfaceCache();
  runOnSources(sources, { interfaces });
  for (const [path, known] of interfaces) interfaces.set(path, { ...known, answer: null });
  const { value, diagnostics } = runOnSources(sources, { interfaces });
  expect(value.model.modules.flatMap(({ functions }) => functions.map(functionText))).toEqual([
    "Kit.cut(): () -- Cuts.",
  ]);
  expect(diagnostics.map(({ line, message }) => `${line} ${message}`)).toEqual([
    "1 Luau could not check this module: types that are not written in it are shown as `unknown`.",
  ]);
});

test("an editor shows what statements say, until a thread has asked Luau", () => {
  const main = 'local harbour = require("./harbour")\nreturn { tide = harbour.tide }\n';
  const sources = [sourceFile("main.luau", main), sourceFile("harbour.luau", HARBOUR)];
  const interfaces = createInterfaceCache();
  const unanswered: Unanswered[] = [];
  const analyse = () =>
    runOnSources(sources, { interfaces, postpone: (one) => unanswered.push(one) }).value.model.modules.find(
      ({ slug }) => slug === "main",
    );
  expect(analyse()?.constants.map(constantText)).toEqual(["main.tide: unknown"]);
  expect(unanswered.flatMap(({ paths }) => paths)).toEqual(["main.luau", "harbour.luau"]);
  for (const one of unanswered.splice(0))
    for (const [path, answer] of askPostponed(structuredClone(one), createInterfaceCache()))
      interfaces.set(path, structuredClone(answer));
  expect(analyse()?.functions.map(functionText)).toEqual(["main.tide(): number -- The tide."]);
  expect(unanswered).toEqual([]);
});

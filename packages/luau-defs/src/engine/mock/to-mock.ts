/**
 * In: the model, and mocks written by hand (`definitions/*.mock.luau`). Out: a mock engine, a Luau text that
 * declares every global and module, and runs before a script.
 */
import { toModulesLine } from "luau-contract";
import { memberPath, quoted, type TextFile } from "luau-syntax";
import type { ApiModel, Module } from "../../model/model";
import { withoutComments } from "../../read/syntax/without-comments";
import { writeCall, writeList, writeStatements } from "./lists";
import calls from "./runtime/calls.luau?raw" with { type: "text" };
import clock from "./runtime/clock.luau?raw" with { type: "text" };
import globalsText from "./runtime/globals.luau?raw" with { type: "text" };
import hidden from "./runtime/hidden.luau?raw" with { type: "text" };
import names from "./runtime/names.luau?raw" with { type: "text" };
import objects from "./runtime/objects.luau?raw" with { type: "text" };
import types from "./runtime/types.luau?raw" with { type: "text" };
import { type KeyOf, keysOf } from "./shape-of";
import {
  writeAlias,
  writeClass,
  writeConstant,
  writeEnum,
  writeFunction,
  writeListener,
} from "./write-entries";

/** One script that all mock engines have: later parts use the locals of earlier ones. */
export const MOCK_RUNTIME = [types, names, calls, objects, hidden, clock, globalsText].join("\n");

export interface Mock {
  readonly text: string;
  /** The lines of the text that are a file's, from 1. */
  readonly files: readonly MockLines[];
}

interface MockLines extends TextFile {
  readonly firstLine: number;
  readonly lastLine: number;
}

interface MockInput {
  readonly model: ApiModel;
  /** The modules that declare globals: all others are required. */
  readonly globals: ApiModel;
  /** Names of all modules that scripts require, also of those that the model does not show. */
  readonly required: readonly string[];
}

export function toMock({ model, globals, required }: MockInput, mocks: readonly TextFile[]): Mock {
  const keyOf = keysOf(model);
  const isGlobal = new Set(globals.modules.map(({ id }) => id));
  const declarations = writeStatements([
    writeCall("exists", writeList(required.map(quoted))),
    ...model.modules.flatMap((module) => typesOf(module, keyOf)),
    ...model.modules.flatMap((module) =>
      isGlobal.has(module.id) ? valuesOf(module, keyOf) : requiredModule(module, keyOf),
    ),
  ]);
  const lines = [
    toModulesLine(required),
    ...`${withoutComments(MOCK_RUNTIME)}\n${declarations}`.split("\n").filter(Boolean),
    "putLater()",
  ];
  const files = mocks.map(({ path, text }) => {
    // As many lines as the file has: the places of errors are those of the file.
    const code = withoutComments(text).split("\n");
    lines.push("file(function(mock)");
    const firstLine = lines.length + 1;
    lines.push(...code, "end)");
    return { path, text, firstLine, lastLine: firstLine + code.length - 1 };
  });
  return { text: `${[...lines, "return finishAll()"].join("\n")}\n`, files };
}

const typesOf = ({ classes, enums, types, events }: Module, keyOf: KeyOf): readonly string[] => [
  ...classes.map((entry) => writeClass(entry, keyOf)),
  ...enums.map((entry) => writeEnum(entry, keyOf)),
  ...types.map((entry) => writeAlias(entry, keyOf)),
  ...events.map((entry) => writeListener(entry, keyOf)),
];

const valuesOf = ({ functions, constants }: Module, keyOf: KeyOf): readonly string[] => [
  ...functions.map((entry) => writeFunction(entry, keyOf)),
  ...constants.map((entry) => writeConstant(entry, keyOf)),
];

function requiredModule(module: Module, keyOf: KeyOf): string {
  const declarations = writeStatements([...classObjects(module), ...valuesOf(module, keyOf)]);
  return writeCall("module", quoted(module.slug), `function()\n${declarations}\nend`);
}

/** The objects of a module's classes (`class X … end`), which make instances: they have every member. */
const classObjects = ({ table, classes }: Module): readonly string[] =>
  classes
    .filter(({ origin }) => origin === "class")
    .map(({ name }) =>
      writeCall("put", quoted(table === null ? name : memberPath(table, name, ".")), "anything"),
    );

/**
 * In: the model, and mocks written by hand (`definitions/*.mock.luau`). Out: a mock engine, a Luau text that
 * declares every global and module, and runs before a script.
 */
import { toModulesLine } from "luau-contract";
import { memberPath, quoted, type TextFile } from "luau-syntax";
import type { ApiModel, Module } from "../../model/model";
import { keysOf, type Keys } from "./keys";
import { withoutComments } from "../../read/syntax/without-comments";
import { writeList, writeStatements } from "./lists";
import { MOCK_RUNTIME } from "./runtime/mock-runtime";
import {
  writeClass,
  writeConstant,
  writeEnum,
  writeFunction,
  writeGenerics,
  writeParameters,
} from "./write-entries";
import { shapeOf } from "./shape-of";

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
  const keys = keysOf(model);
  const isGlobal = new Set(globals.modules.map(({ id }) => id));
  const declarations = writeStatements([
    `exists(${writeList(required.map(quoted))})`,
    ...model.modules.flatMap((module) => typesOf(module, keys)),
    ...model.modules.flatMap((module) =>
      isGlobal.has(module.id) ? valuesOf(module, keys) : requiredModule(module, keys),
    ),
  ]);
  const lines = [
    toModulesLine(required),
    ...`${withoutComments(MOCK_RUNTIME)}\n${declarations}`.split("\n").filter(Boolean),
    "putLater()",
  ];
  const files = mocks.map(({ path, text }) => {
    // As many lines as the file has: the places of errors are those of the file.
    const own = withoutComments(text).split("\n");
    lines.push("file(function(mock)");
    const firstLine = lines.length + 1;
    lines.push(...own, "end)");
    return { path, text, firstLine, lastLine: firstLine + own.length - 1 };
  });
  return { text: `${[...lines, "return finishAll()"].join("\n")}\n`, files };
}

const typesOf = (module: Module, keys: Keys): readonly string[] => [
  ...module.classes.map((entry) => writeClass(entry, keys)),
  ...module.enums.map((entry) => writeEnum(entry, keys)),
  ...module.types.map(
    ({ id, name, generics, type }) =>
      `alias(${quoted(keys.keyOf(id) ?? name)},${writeGenerics(generics)},${shapeOf(type, keys)})`,
  ),
  ...module.events.map(
    ({ id, name, parameters }) =>
      `alias(${quoted(keys.keyOf(id) ?? name)},nil,F(${writeParameters(parameters, keys)},{}))`,
  ),
];

const valuesOf = ({ functions, constants }: Module, keys: Keys): readonly string[] => [
  ...functions.map((entry) => writeFunction(entry, keys)),
  ...constants.map((entry) => writeConstant(entry, keys)),
];

const requiredModule = (module: Module, keys: Keys): string =>
  `module(${quoted(module.slug)},function()\n${writeStatements([...classObjects(module), ...valuesOf(module, keys)])}\nend)`;

/** The objects of a module's classes (`class X … end`), which make instances: they have every member. */
const classObjects = ({ table, classes }: Module): readonly string[] =>
  classes
    .filter(({ origin }) => origin === "class")
    .map(({ name }) => `put(${quoted(table === null ? name : memberPath(table, name, "."))},anything)`);

import { chunksOf, type FunctionType, type TypeNode } from "luau-syntax";
import { createChecker, type Checker } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import type { Entry } from "../../model/model";
import type { Generics } from "./generics";
import { withStrings } from "./string-unions";
import type { VersionIndex } from "./version-symbols";
import { bodyOf } from "./type-bodies";
import { createTypeNames, type TypeNames } from "./question-names";
import {
  always,
  opaque,
  opposite,
  ownGenerics,
  typesOf,
  type Role,
  type WriteContext,
} from "./write-context";
import { write } from "./write-types";

interface VersionedType<T = TypeNode> {
  readonly type: T;
  readonly version: VersionIndex;
}

type Question = readonly [
  source: VersionedType,
  target: VersionedType,
  flow: WriteContext["flow"],
  /** The generics of the enclosing functions and classes. */
  generics: Generics,
];

export type IsAssignable = (...question: Question) => boolean;

/** Calls `compare` until it has no new question: an unanswered question is false for the moment. */
export function compareWithLuau<T>(now: VersionIndex, compare: (isAssignable: IsAssignable) => T): T {
  const names = createTypeNames(now);
  const verdicts = new Map<string, boolean>();
  const unanswered = new Set<string>();
  const isAssignable: IsAssignable = (...question) => {
    const text = questionText(names, question);
    if (text === null) return true;
    const verdict = verdicts.get(text);
    if (verdict === undefined) unanswered.add(text);
    return verdict ?? false;
  };
  for (;;) {
    const result = compare(isAssignable);
    if (unanswered.size === 0) return result;
    for (const part of chunksOf([...unanswered], MAX_QUESTIONS))
      for (const [question, verdict] of askLuau(names, part)) verdicts.set(question, verdict);
    unanswered.clear();
  }
}

/** A function that Luau accepts if the answer is yes; null if the types are the same. */
function questionText(names: TypeNames, [source, target, flow, generics]: Question): string | null {
  const rigid = rigidNames(generics);
  type Shared = WriteContext["shared"];
  const contextOf = (role: Role, { version }: VersionedType, shared: Shared): WriteContext => ({
    version,
    role,
    flow,
    names,
    shared,
    generics: rigid(version),
  });
  const asSource = (one: VersionedType, shared: Shared): string =>
    write(one.type, contextOf("source", one, shared));
  if (asSource(source, new Set()) === asSource(target, new Set())) return null;
  const shared = sharedEntries(names, source, target);
  const text = asSource(source, shared);
  const value = source.type.kind === "intersection" ? names.nameOf(text, () => ` = ${text}`) : text;
  const targetContext = contextOf("target", target, shared);
  // Luau finds instantiations of generics for calls better than for types.
  return flow === "output" && hasGenerics(source.type) && target.type.kind === "function"
    ? callOf(value, target.type, targetContext)
    : `(value: ${value}): ${write(target.type, targetContext)} return value end`;
}

/** Entries that both types reach are compared by name: their changes are reported on their own. */
function sharedEntries(
  names: TypeNames,
  source: VersionedType,
  target: VersionedType,
): WriteContext["shared"] {
  const others = names.reachedFrom(target.type, target.version);
  const both = [...names.reachedFrom(source.type, source.version)].filter((entry) => others.has(entry));
  return new Set(both.filter((entry) => COMPARED_BY_NAME.has(shapeOf(entry))));
}

const COMPARED_BY_NAME: ReadonlySet<TypeNode["kind"] | null> = new Set(["table", "function", "intersection"]);

const shapeOf = (entry: Entry): TypeNode["kind"] | null =>
  "generics" in entry && entry.generics.length > 0 ? null : (bodyOf(entry)?.kind ?? null);

const hasGenerics = (type: TypeNode): boolean =>
  type.kind === "intersection"
    ? type.members.some(hasGenerics)
    : type.kind === "function" && type.generics.length > 0;

/** Enclosing generics are instantiated by scripts, so each equals only its counterpart. */
function rigidNames(generics: Generics): (version: VersionIndex) => WriteContext["generics"] {
  const marks = [...new Set([...generics.values()].flatMap((names) => [...names.values()]))];
  return (version) =>
    new Map(
      [...(generics.get(version) ?? [])].map(([name, mark]) => [
        name,
        always(opaque(`generic ${marks.indexOf(mark)}`)),
      ]),
    );
}

/** A call of the source with the target's parameters, whose results must fit the target's. */
function callOf(value: string, target: FunctionType, context: WriteContext): string {
  const { inferable: chosenGenerics, unknown } = ownGenerics(target, context);
  const chosenNames = chosenGenerics.map(({ name }) => [name, always(opaque(`chosen ${name}`))] as const);
  const inside = { ...context, generics: new Map([...context.generics, ...unknown, ...chosenNames]) };
  const types = target.parameters.map(({ type }) => write(type, opposite(inside)));
  const tail = target.variadic === null ? [] : [write(target.variadic, opposite(inside))];
  const parameters = [
    ...types.map((type, index) => `a${index}: ${type}`),
    ...tail.map((one) => `...: ${one.slice(3)}`),
  ];
  const args = [...types.map((_, index) => `a${index}`), ...tail.map(() => "...")];
  const returns = typesOf(target.returns).map((type) => write(type, inside));
  const results = [
    ...returns,
    target.returnsTail === null ? "...unknown" : write(target.returnsTail, inside),
  ];
  return `(value: ${[value, ...parameters].join(", ")}): (${results.join(", ")}) return value(${args.join(", ")}) end`;
}

/** The time of a check grows faster than its size. */
const MAX_QUESTIONS = 100;

/** Created with the first question and shared: it contains only Luau's own types. */
let checker: Checker | null = null;

/** If Luau gives up on a batch, each of its questions is checked separately. */
function askLuau(names: TypeNames, questions: readonly string[]): ReadonlyMap<string, boolean> {
  const declarations = names.declarationsFor(questions.join("\n"));
  const functions = questions.map((question, index) => `local function f${index}${question}`);
  const lines = withStrings(["--!nolint", ...declarations, ...functions].join("\n")).split("\n");
  checker ??= createChecker(loadLuau());
  const problems = checker.check([{ name: SOURCE, text: lines.join("\n") }]);
  checker.check([]);
  const lineOf = lineFinder(lines);
  const rejected = new Set(problems.map(({ span: [start] }) => lineOf(start) - 1 - declarations.length));
  const isComplete =
    problems.every(({ kind }) => kind === "type") && [...rejected].every((index) => index >= 0);
  if (isComplete || questions.length === 1)
    return new Map(questions.map((question, index) => [question, isComplete && !rejected.has(index)]));
  return new Map(questions.flatMap((question) => [...askLuau(names, [question])]));
}

const SOURCE = "questions.luau";

function lineFinder(lines: readonly string[]): (offset: number) => number {
  let end = 0;
  const ends = lines.map(({ length }) => (end += length + 1));
  return (offset) => ends.findIndex((one) => offset < one);
}

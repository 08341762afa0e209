/** The entries of modules as texts. */
import { genericsText, typeText } from "luau-syntax";
import type {
  ClassEntry,
  ConstantEntry,
  FunctionEntry,
  TypeEntry,
} from "../../../packages/luau-defs/src/model/model";
import { returnText } from "../../../packages/luau-defs/src/model/function-type";
import { run } from "./module-files";
import { fixtureText } from "../../support/read-cases";

type Files = Readonly<Record<string, string>>;

/** The entries of a file: `kit.send(text: string): boolean -- Its text.` */
export function entriesOf(files: Files, name = "main"): readonly string[] {
  const { model } = run(files).value;
  const modules = model.modules.filter(({ slug }) => slug === name || slug.startsWith(`${name}.`));
  return modules.flatMap(({ functions, constants, classes, types }) => [
    ...functions.map(functionText),
    ...constants.map(constantText),
    ...types.map(constantText),
    ...classes.flatMap(classText),
  ]);
}

const withText = (text: string, { doc }: Pick<FunctionEntry, "doc">): string =>
  doc.description === "" ? text : `${text} -- ${doc.description}`;

export function functionText(entry: FunctionEntry): string {
  const heads = entry.signatures.map(({ generics, parameters, returns }) => {
    const slots = parameters.map(({ name, type }) => `${name}: ${typeText(type)}`);
    const results = returns.map(returnText).join(", ") || "()";
    return `${genericsText(generics)}(${slots.join(", ")}): ${results}`;
  });
  return withText(`${entry.path}${heads.join(" & ")}`, entry);
}

export const constantText = (entry: Pick<ConstantEntry | TypeEntry, "path" | "type" | "doc">): string =>
  withText(`${entry.path}: ${typeText(entry.type)}`, entry);

const classText = (entry: ClassEntry): readonly string[] => [
  withText(`class ${entry.name}`, entry),
  ...entry.properties.map(constantText),
  ...entry.methods.map(functionText),
];

export const HARBOUR = fixtureText("engines/harbour.luau");

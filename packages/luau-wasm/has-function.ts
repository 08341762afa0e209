import type { Checker } from "./checker";

/**
 * Whether a module has a function, `Entity.destroy`. Completions are those of the script `@module`
 * afterwards.
 */
export function hasFunction(checker: Checker, path: string): boolean {
  const [module = "", name = ""] = path.split(".");
  const source = { name: "@module", text: `${module}.` };
  checker.check([source], []);
  return checker
    .complete(source.name, source.text.length)
    .some((completion) => completion.name === name && completion.type?.includes("->") === true);
}

import type { Checker } from "./checker";

/**
 * Whether a module has a function, `Entity.destroy`.
 * @param checkAgain repeats the last check, since completions are those of the last one
 */
export function hasFunction(checker: Checker, path: string, checkAgain: () => unknown): boolean {
  const [module = "", name = ""] = path.split(".");
  const source = { name: "@module", text: `${module}.` };
  checker.check([source], []);
  const has = checker
    .complete(source.name, source.text.length)
    .some((completion) => completion.name === name && completion.type?.includes("->") === true);
  checkAgain();
  return has;
}

import { luauIn } from "../syntax/declarations";
import type { SourceFile } from "../source/source-file";
import { parseSource } from "../syntax/parse-source";
import { isPlaceholderName } from "./module-name";
import { readValues } from "./read-values";

/** The names that a file declares for its page: of the table or function that it returns, and of its class. */
export function declaredNames(source: SourceFile): readonly string[] {
  const { tree } = parseSource(source).value;
  const { returned, locals } = readValues(luauIn(tree.statements));
  const local = locals.findLast(({ value }) => value === returned?.built);
  const names = [local?.name.text, ...source.classes.slice(0, 1)];
  return names.filter((name) => name !== undefined).filter((name) => !isPlaceholderName(name));
}

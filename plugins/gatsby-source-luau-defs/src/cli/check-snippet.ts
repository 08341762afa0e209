/** Whether the engine has what a snippet of Luau names after a module: `Timer.setTimeuot`. */
import { didYouMean } from "luau-contract";
import { entriesOf } from "../model/entries";
import type { ApiModel } from "../model/model";

/** Comments and strings name nothing. */
const NO_CODE =
  /--\[(=*)\[[\s\S]*?\]\1\]|--.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\[(=*)\[[\s\S]*?\]\2\]/g;
const MEMBER = /(?<![\w.:])([A-Z]\w*)[.:]([A-Za-z_]\w*)/g;

export function checkSnippet(model: ApiModel, code: string): string {
  const members = membersByOwner(model);
  const plain = code.replace(NO_CODE, (text) => text.replace(/[^\n]/g, " "));
  const findings = [...plain.matchAll(MEMBER)].flatMap(({ 1: owner = "", 2: name = "", index }) => {
    const line = plain.slice(0, index).split("\n").length;
    const known = members.get(owner);
    if (known === undefined) {
      const question = didYouMean(owner, members.keys());
      return question === null ? [] : [`line ${line}: there is no \`${owner}\` in this engine. ${question}`];
    }
    if (known.has(name)) return [];
    return [`line ${line}: \`${owner}\` has no \`${name}\`. ${didYouMean(name, known) ?? "Try `search`."}`];
  });
  return findings.length === 0
    ? "The engine has all names that follow a module."
    : [...new Set(findings)].join("\n");
}

/** What follows `Timer.`, by `Timer`: of modules, classes and enums. */
function membersByOwner({ modules }: ApiModel): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  for (const module of modules) {
    for (const { path } of entriesOf(module)) {
      const [owner = "", name, ...rest] = path.split(/[.:]/);
      if (name === undefined || rest.length > 0) continue;
      owners.set(owner, (owners.get(owner) ?? new Set()).add(name));
    }
  }
  return owners;
}

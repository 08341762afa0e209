/** In: the text of `src/theme/mdx-components.tsx`. Out: the names that guides and posts may use. */
import type { Node } from "@babel/types";
import type { Problem } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";
import { keyOf, rangeOf } from "../../lib/site-config/config-ranges";
import { error } from "../diagnostics/problem";
import { readOrNull } from "../files/write-unless-same";
import { parseModule } from "./parse-module";

export const ownComponentsFile = "src/theme/mdx-components.tsx";

export function ownComponents(text: string) {
  const parsed = parseModule(text);
  if (!parsed?.exports.has("default")) return { names: [], problems: [] };
  const list = parsed.defaultExport;
  if (list?.type !== "ObjectExpression") return { names: [], problems: [unreadable(list)] };
  const names = list.properties.map(nameOf);
  return {
    names: names.filter((name) => name !== null),
    problems: list.properties.filter((_property, index) => names[index] === null).map(unreadable),
  };
}

export const readOwnComponents = (): readonly string[] =>
  ownComponents(readOrNull(ownComponentsFile) ?? "").names;

function nameOf(property: Node): string | null {
  if (property.type === "ObjectProperty") return keyOf(property);
  return property.type === "ObjectMethod" && !property.computed && property.key.type === "Identifier"
    ? property.key.name
    : null;
}

const unreadable = (node: Node | null): Problem & TextRange => ({
  ...rangeOf(node ?? {}),
  ...error(
    "component-names",
    "The names of components must be written out: guides are checked without running this file.",
    "Export an object with a key for each component: `export default { Paper, Chart };`",
  ),
});

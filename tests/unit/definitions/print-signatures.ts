import { type GraphqlModule, toGraphql } from "../../../packages/luau-defs/src/write";
import type { ApiModel } from "../../../packages/luau-defs/src/model";

interface Piece {
  readonly text: string;
  readonly href: string | null;
}

/** A line for each entry of a model: its anchor, then its tokens as on pages; links as `text→address`. */
export function printSignatures(model: ApiModel): string {
  return toGraphql(model)
    .modules.map((module) => {
      const lines = [
        ...module.functions.flatMap(functionLines),
        ...module.constants.map((entry) => line(entry.anchor, `${entry.path}: ${print(entry.type)}`)),
        ...module.classes.flatMap((entry) => [
          line(entry.anchor, print(entry.declaration.tokens)),
          ...entry.properties.map((property) =>
            line(property.anchor, `  ${property.name}: ${print(property.type)}`),
          ),
          ...entry.methods.flatMap(functionLines),
          ...(entry.indexer === null
            ? []
            : [line("", `  [${print(entry.indexer.key)}]: ${print(entry.indexer.value)}`)]),
          ...entry.inherited.map(({ from, members }) =>
            line("", `  from ${link(from)}: ${members.map(link).join(", ")}`),
          ),
        ]),
        ...module.enums.flatMap((entry) => [
          line(entry.anchor, `enum ${entry.path}`),
          ...entry.values.map((value) => line(value.anchor, `  ${value.value}`)),
        ]),
        ...module.events.map((entry) => line(entry.anchor, `event ${entry.path}: ${print(entry.tokens)}`)),
        ...module.types.map((entry) => line(entry.anchor, print(entry.declaration.tokens))),
      ];
      return [`${module.name} ${module.href}`, ...lines].join("\n");
    })
    .join("\n\n")
    .concat("\n");
}

type FunctionFields = GraphqlModule["functions"][number];

const functionLines = ({ anchor, signatures }: FunctionFields): string[] =>
  signatures.map(({ declaration }) => line(anchor, print(declaration.tokens)));

const line = (anchor: string, text: string): string => `${anchor === "" ? "" : `#${anchor}`}\t${text}`;
const link = ({ text, href }: Piece): string => (href === null ? text : `${text}→${href}`);
const print = (tokens: readonly Piece[]): string => tokens.map(link).join("");

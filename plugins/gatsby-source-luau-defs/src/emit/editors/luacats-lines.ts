/** Lines of comments with annotations. */
import type { GenericPack, TypeNode } from "luau-contract";
import type { EntryDoc, FunctionSignature } from "../../model/model";
import { luacatsType, parameterName } from "./luacats-type";
import { withPlainLinks } from "../markdown/plain-markdown";

export function slotLines({ parameters, returns }: FunctionSignature): readonly string[] {
  const text = ({ description, links }: Pick<EntryDoc, "description" | "links">): string =>
    withPlainLinks(description, links, () => null).replaceAll(/\s*\n\s*/g, " ");
  return [
    ...parameters.map(({ name, type, optional, variadic, ...doc }, index) =>
      line(
        "param",
        variadic ? "..." : `${parameterName(name, index)}${optional ? "?" : ""}`,
        luacatsType(withoutNil(type, optional && !variadic)),
        text(doc),
      ),
    ),
    ...returns.map(({ name, type, variadic, ...doc }) =>
      line(
        "return",
        luacatsType(type),
        variadic ? "..." : (name ?? ""),
        doc.description === "" ? "" : `# ${text(doc)}`,
      ),
    ),
  ];
}

/** The question mark after the name already expresses it. */
export const withoutNil = (type: TypeNode | GenericPack, optional: boolean): TypeNode | GenericPack =>
  optional && type.kind === "optional" ? type.type : type;

export const line = (tag: string, ...words: readonly string[]): string =>
  `---@${tag} ${words.filter((word) => word !== "").join(" ")}`;

export const genericsText = (generics: FunctionSignature["generics"]): string =>
  generics.length === 0 ? "" : `<${generics.map(({ name }) => name).join(", ")}>`;

export function docLines({ description, links, deprecated }: EntryDoc): readonly string[] {
  const reason =
    deprecated === null
      ? ""
      : [deprecated.reason, deprecated.use === null ? "" : `Use \`${deprecated.use}\` instead.`]
          .filter(Boolean)
          .join(" ");
  const text = [description, reason].filter((part) => part !== "").join("\n\n");
  return [
    ...comment(withPlainLinks(text, links, () => null)),
    ...(deprecated === null ? [] : ["---@deprecated"]),
  ];
}

/** A line that starts with `@` or `|` would be an annotation, and one with a dash a plain comment. */
export const comment = (text: string): readonly string[] =>
  text === "" ? [] : text.split("\n").map((one) => (/^[@|-]/.test(one) ? `--- ${one}` : `---${one}`));

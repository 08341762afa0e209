import { type SearchSignature, searchText, type TypeText } from "luau-contract";
import { typeText } from "luau-syntax";
import type {
  FunctionEntry,
  FunctionSignature,
  ParameterEntry,
  PropertyEntry,
  ReturnEntry,
} from "../../model/model";

export const toSignature = ({
  generics,
  parameters,
  returns,
}: Pick<FunctionSignature, "generics" | "parameters" | "returns">): SearchSignature => ({
  generics: generics.map(({ name }) => name),
  params: parameters.map((parameter: ParameterEntry) => ({
    type: slotText(parameter),
    optional: parameter.optional || parameter.variadic,
  })),
  returns: returns.map((returned: ReturnEntry) => slotText(returned)),
});

export const ownerOf = ({ path, name }: FunctionEntry): string =>
  path.slice(0, Math.max(path.length - name.length - 1, 0));

export const valueLine = ({ path, type }: Pick<PropertyEntry, "path" | "type">): string =>
  `${path}: ${typeText(type)}`;

/** The type of a variadic stands for all further values. */
const slotText = ({ type, variadic }: Pick<ReturnEntry, "type" | "variadic">): TypeText =>
  searchText(variadic && type.kind !== "genericPack" ? { kind: "variadic", type } : type);

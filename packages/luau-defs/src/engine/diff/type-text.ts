import { assertNever, genericsText, typeText } from "luau-syntax";
import type { AnyEntry, FunctionSignature, Indexer, ParameterEntry } from "../../model/model";
import { declarationLayout } from "../../write/signatures/signature-tokens";
import { returnsText } from "../../model/function-type";
import { layoutText } from "../../write/signatures/token";

/** `duration: number`, `...: any` */
export const parameterText = ({ name, type, variadic }: ParameterEntry): string =>
  variadic && type.kind === "genericPack" ? `...: ${type.name}...` : `${name}: ${typeText(type)}`;

/** `<T>(value: T) -> T` */
export const signatureText = ({
  generics,
  parameters,
  returns,
}: Pick<FunctionSignature, "generics" | "parameters" | "returns">): string =>
  `${genericsText(generics)}(${parameters.map(parameterText).join(", ")}) -> ${returnsText(returns)}`;

export const indexerText = ({ access, key, value }: Indexer): string =>
  `${access === "readWrite" ? "" : `${access} `}[${typeText(key)}]: ${typeText(value)}`;

export function entryText(entry: AnyEntry): string {
  switch (entry.kind) {
    case "function":
      return entry.signatures
        .map((signature) => `${entry.path}${signatureText(signature).replace(" -> ", ": ")}`)
        .join("; ");
    case "constant":
    case "property":
      return `${entry.path}: ${typeText(entry.type)}`;
    case "class":
    case "type":
      return layoutText(declarationLayout(entry));
    case "enum":
      return `type ${entry.path}`;
    case "enumValue":
      return entry.value;
    case "event":
      return `${entry.path}: ${signatureText({ ...entry, generics: [] })}`;
    default:
      return assertNever(entry);
  }
}

import { errorMessage } from "luau-diagnostics";

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export type ParsedJson =
  | { readonly kind: "read"; readonly value: unknown }
  /** `at` is an offset in the text; the end of the text if the engine reports none. */
  | { readonly kind: "broken"; readonly reason: string; readonly at: number };

export function parseJson(text: string): ParsedJson {
  try {
    return { kind: "read", value: JSON.parse(text) };
  } catch (error) {
    const message = errorMessage(error);
    const at = /position (\d+)/.exec(message)?.[1];
    const reason = message.replace(/ in JSON at position.*| \(line.*\)$|, ".*/s, "");
    return { kind: "broken", reason, at: at === undefined ? text.length : Number(at) };
  }
}

/** Blanks comments and trailing commas, which Luau's and Rojo's configurations may have; offsets stay valid. */
export const withoutComments = (text: string): string =>
  text
    .replace(/^\uFEFF/, " ")
    .replaceAll(
      /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g,
      (comment, quoted: string | undefined) => quoted ?? comment.replaceAll(/[^\n]/g, " "),
    )
    .replaceAll(/,(?=\s*[}\]])/g, " ");

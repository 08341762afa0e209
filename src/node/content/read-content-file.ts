import { isUtf8 } from "node:buffer";
import { type Diagnostic, diagnosticAt } from "luau-diagnostics";
import { sourceText } from "luau-syntax";
import { error } from "../diagnostics/problem";
import { thrownProblem } from "../diagnostics/thrown-problem";
import type { ContentFile } from "./content-file";
import { readContent, withoutPage, type ContentReading, type ContentSource } from "./read-content";

export { fileFacts } from "./read-content";

/** Decodes a file: a file in an encoding other than UTF-8 would show readers `�` instead of letters. */
export function readContentFile(
  content: ContentFile,
  { bytes, ...source }: Omit<ContentSource, "text"> & { readonly bytes: Buffer },
): ContentReading {
  const text = bytes.toString("utf8");
  const reading = readWithoutThrowing(content, { ...source, text });
  return isUtf8(bytes)
    ? reading
    : { ...reading, diagnostics: [wrongEncoding(source.file, text), ...reading.diagnostics] };
}

/** Turns any error of a parser into a problem of the file. */
function readWithoutThrowing(content: ContentFile, source: ContentSource): ContentReading {
  try {
    return readContent(content, source);
  } catch (error) {
    return withoutPage({ diagnostics: [thrownProblem(error, { ...source, rule: "content" })] });
  }
}

function wrongEncoding(file: string, text: string): Diagnostic {
  const offset = text.indexOf("\uFFFD");
  const problem = error("encoding", "The file is not valid UTF-8 here.", "Save the file as UTF-8.");
  return diagnosticAt(sourceText(file, text), [offset, offset + 1], problem);
}

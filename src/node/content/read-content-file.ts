import { isUtf8 } from "node:buffer";
import { diagnosticAt, sourceText, type Diagnostic } from "luau-contract";
import type { ContentFile } from "./content-file";
import { readContent } from "./read-content";
import type { ContentReading, ContentSource } from "./read-content";

/** Decodes a file: a file in an encoding other than UTF-8 would show readers `�` instead of letters. */
export function readContentFile(
  content: ContentFile,
  { bytes, ...source }: Omit<ContentSource, "text"> & { readonly bytes: Buffer },
): ContentReading {
  const text = bytes.toString("utf8");
  const reading = readContent(content, { ...source, text });
  return isUtf8(bytes)
    ? reading
    : { ...reading, diagnostics: [wrongEncoding(source.file, text), ...reading.diagnostics] };
}

function wrongEncoding(file: string, text: string): Diagnostic {
  const at = text.indexOf("\uFFFD");
  return diagnosticAt(sourceText(file, text), [at, at + 1], {
    severity: "error",
    rule: "encoding",
    message: "The file is not valid UTF-8 here.",
    suggestion: "Save the file as UTF-8.",
  });
}

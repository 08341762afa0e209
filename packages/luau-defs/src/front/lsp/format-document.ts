/** In: a file, or a range of it. Out: the edits that format it. */
import {
  LSPErrorCodes,
  ResponseError,
  type CancellationToken,
  type Range,
  type TextEdit,
} from "vscode-languageserver";
import type { FormatJob } from "./format-edits";
import type { FileContext, InDocument } from "./request-context";
import { createThreads } from "./threads";

/** The largest files take seconds. */
const formatInThread = createThreads<FormatJob, TextEdit[]>("format-worker.cjs");

export async function formatDocument(
  { project, file: { source } }: FileContext,
  { range = null }: InDocument & { readonly range?: Range | null },
  token: CancellationToken,
): Promise<TextEdit[]> {
  const { text } = source;
  const edits = await formatInThread({ path: source.path, text, range }, token);
  // The edits apply only to the text that was formatted.
  if ((project.workspace.open.get(source.path)?.text ?? text) !== text)
    throw new ResponseError(LSPErrorCodes.ContentModified, "The text has changed meanwhile.");
  return edits;
}

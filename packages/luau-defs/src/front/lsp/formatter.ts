/** Formats files in threads, since the largest take seconds. */
import type { SourceText } from "luau-syntax";
import {
  LSPErrorCodes,
  ResponseError,
  type CancellationToken,
  type Range,
  type TextEdit,
} from "vscode-languageserver";
import type { FormatJob } from "./format-edits";
import { createThreads } from "./threads";
import type { Workspace } from "./workspace";

export interface Formatter {
  /** Throws the protocol's error if the client cancels the request or changes the text. */
  readonly format: (
    workspace: Workspace,
    source: SourceText,
    range: Range | null,
    token: CancellationToken,
  ) => Promise<TextEdit[]>;
}

export const CANCELLED = new ResponseError<never>(
  LSPErrorCodes.RequestCancelled,
  "The request was cancelled.",
);

export function createFormatter(): Formatter {
  const threads = createThreads<FormatJob, TextEdit[]>("format-worker.cjs");
  return {
    format: async ({ open }, { path, text }, range, token) => {
      const edits = await threads.run({ path, text, range }, token);
      if (edits === null) throw CANCELLED;
      // The edits apply only to the text that was formatted.
      if ((open.get(path)?.text ?? text) !== text) throw MODIFIED;
      return edits;
    },
  };
}

const MODIFIED = new ResponseError<never>(LSPErrorCodes.ContentModified, "The text has changed meanwhile.");

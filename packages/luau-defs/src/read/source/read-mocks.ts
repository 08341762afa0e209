import type { TextFile } from "luau-syntax";
import { readOptionalFiles } from "./read-optional-file";

/** A mock written by hand, beside a definition file: `timer.mock.luau` beside `timer.d.luau`. */
export type MockFile = TextFile;

/** Reads the mocks beside definition files, in the order of the files. */
export async function readMocks(definitions: readonly string[], cwd: string): Promise<readonly MockFile[]> {
  const paths = new Set(definitions.map((file) => file.replace(/(?:\.d)?\.luau?$/i, ".mock.luau")));
  return readOptionalFiles([...paths].sort(), cwd);
}

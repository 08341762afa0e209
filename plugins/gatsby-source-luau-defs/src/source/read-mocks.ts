import path from "node:path";
import { readOptionalFile } from "./read-optional-file";

/** A mock written by hand, beside a definition file: `timer.mock.luau` beside `timer.d.luau`. */
export interface MockFile {
  /** In the notation of source paths. */
  readonly path: string;
  readonly text: string;
}

/** Reads the mocks beside definition files, in the order of the files. */
export async function readMocks(definitions: readonly string[], cwd: string): Promise<readonly MockFile[]> {
  const paths = new Set(definitions.map((file) => file.replace(/(?:\.d)?\.luau?$/i, ".mock.luau")));
  const mocks = await Promise.all(
    [...paths]
      .sort()
      .map(async (file) => ({ path: file, text: await readOptionalFile(path.resolve(cwd, file)) })),
  );
  return mocks.flatMap(({ path: file, text }) => (text === null ? [] : [{ path: file, text }]));
}

import path from "node:path";
import { beforeAll } from "vitest";
import { startLuauDefs } from "./luau-defs-program";
import { writerIn } from "../../support/temporary-folder";

export const CLOCK = "--- Clocks.\ndeclare Clock: {\n\t--- Starts it.\n\tstart: (at: Moment) -> (),\n}\n";
export const MOMENT = "--- Time.\n\n--- A moment.\nexport type Moment = number\n";

export const at = (line: number, character: number) => ({ line, character });

export interface Clocks {
  /** The file of luau-defs. */
  readonly program: string;
  /** A project of two definitions, `clock.d.luau` and `moment.d.luau`. */
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
}

/** A project for the tests of one file, which remains from test to test. */
export function writeClocks(): Clocks {
  const { program } = startLuauDefs();
  // `beforeEach` of the program clears its own folder.
  const folder = path.join(path.dirname(program), "protocol");
  const write = writerIn(folder);
  beforeAll(() => {
    write("luau-defs.config.json", "{}");
    write("clock.d.luau", CLOCK);
    write("moment.d.luau", MOMENT);
  });
  return { program, folder, write };
}

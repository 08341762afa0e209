import type { MachineEvent } from "./machine-events";
import type { Source } from "./api-types";

export interface MachineLimits {
  /** The time limit of a run: 5 by default. */
  readonly seconds: number;
  /** In bytes, of the script's values: 64 MB by default. */
  readonly memory: number;
  /** In UTF-16 code units, of all output: 200,000 by default. */
  readonly output: number;
  /** Number of traced calls that are reported, 1,000 by default. The run goes on without further ones. */
  readonly traces: number;
}

export interface Run {
  readonly sources: readonly Source[];
  readonly main: string;
  /** Its globals are those of all scripts, which cannot change them. README.md describes its interface. */
  readonly prelude?: string;
  readonly onEvent: (event: MachineEvent) => void;
  /** Asked now and then: true ends the run. */
  readonly isStopped?: () => boolean;
}

/** The events of a run. Times are virtual seconds, which the prelude counts: 0 without one. */

export type MachineEvent =
  | PrintEvent
  | TraceEvent
  | ErrorEvent
  | {
      readonly kind: "end";
      readonly reason: EndReason;
      readonly seconds: number;
      readonly time: number;
    };

export interface PrintEvent {
  readonly kind: "print";
  readonly text: string;
  /** The length of the whole text in UTF-16 code units, if it is cut. */
  readonly length?: number;
  readonly values: readonly ValueTree[];
  readonly time: number;
}

/** A call of an engine's function; without a place, a remark of the prelude's, which is its name. */
export interface TraceEvent extends Partial<Place> {
  readonly kind: "trace";
  /** Such as `Timer.setTimeout`. */
  readonly name: string;
  /** Such as `2.5, function`. */
  readonly arguments: string;
  /** Empty if there are none. */
  readonly results: string;
  readonly time: number;
}

/** An error of the script, or of a function that it has scheduled. */
export interface ErrorEvent extends Partial<Place> {
  readonly kind: "error";
  readonly message: string;
  readonly traceback: string;
  readonly time: number;
}

/** In a source; the line counts from 1. */
export interface Place {
  readonly source: string;
  readonly line: number;
}

export interface ValueTree {
  /** As `typeof` returns it. */
  readonly type: string;
  /** As `tostring` returns it, cut if it is long. Tables have it only with a `__tostring` of their own. */
  readonly text?: string;
  /** The keys and values of a table. */
  readonly entries?: readonly (readonly [key: ValueTree, value: ValueTree])[];
  /** There are more entries than the limits of depth and size admit. */
  readonly isCut?: boolean;
  /** The table is one of those around it. */
  readonly isCycle?: boolean;
}

/**
 * `ok`: the script has ended. `error`: it, or a function that it has scheduled, threw. `time`, `memory`,
 * `output`: it reached a limit. `stopped`: by the caller. `trap`: the instance has failed and is replaced.
 */
export type EndReason = "ok" | "error" | "time" | "memory" | "output" | "stopped" | "trap";

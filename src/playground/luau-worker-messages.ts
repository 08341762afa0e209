import type { Advice } from "luau-contract";
import type { Completion, Diagnostic, Hover, MachineEvent, SignatureHelp, Source } from "luau-wasm";
import type { SearchScope } from "../lib/search/manifest";

interface SourceOffset {
  readonly sources: readonly Source[];
  readonly name: string;
  readonly offset: number;
}

/** The requests to a worker: parameters and results. */
export interface Calls {
  /** Loads Luau and definitions. `bundle`: their address, without an extension. */
  readonly open: [
    { readonly bundle: string; readonly definitions: readonly string[]; readonly search: IndexLocation },
    OpenedEngine,
  ];
  /** `names`: the sources to check. Null if no type solver accepts the definitions. */
  readonly check: [
    { readonly sources: readonly Source[]; readonly names: readonly string[] },
    readonly Explained[] | null,
  ];
  readonly complete: [SourceOffset, readonly Completion[]];
  readonly hover: [SourceOffset, Hover | null];
  readonly signature: [SourceOffset, SignatureHelp | null];
  readonly describe: [{ readonly symbol: string }, Description | null];
}

export interface Explained extends Diagnostic, Advice {}

/** Where the search index of the definitions is. `folder`: its address. */
export interface IndexLocation {
  readonly folder: string;
  readonly scope: SearchScope;
}

export type CallName = keyof Calls;

export interface OpenedEngine {
  readonly module: WebAssembly.Module;
  /** Simulates the engine; empty if the site publishes nothing that does. */
  readonly prelude: string;
}

export interface Description {
  readonly summary: string;
  readonly href: string;
}

export interface Call {
  readonly id: number;
  readonly name: CallName;
  readonly argument: Calls[CallName][0];
}

export const MAX_TRACES = 1000;

export interface RunOptions extends Pick<OpenedEngine, "module" | "prelude"> {
  readonly sources: readonly Source[];
  readonly main: string;
  readonly seconds: number;
}

export type WorkerRequest = Call | { readonly run: RunOptions };

export type Reply =
  | { readonly id: number; readonly value: Calls[CallName][1] }
  | { readonly id: number; readonly error: string };

/** The worker of a run could not be loaded. */
interface NotLoaded extends Omit<Extract<MachineEvent, { kind: "end" }>, "reason"> {
  readonly reason: "notLoaded";
}

export type RunEvent = MachineEvent | NotLoaded;
export type RunEnd = Extract<RunEvent, { kind: "end" }>;
/** The events since the last message of a run. */
export type RunEvents = readonly RunEvent[];

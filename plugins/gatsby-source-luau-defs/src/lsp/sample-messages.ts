/** What the server and its thread for samples say to each other. */
import type { Diagnostic } from "luau-contract";
import type { SampleDocument } from "../samples/documents";

export interface SampleRequest {
  readonly id: number;
  /** The definitions, as editors load them. */
  readonly bundle: string;
  /** Names of the modules that scripts require. */
  readonly modules: readonly string[];
  readonly documents: readonly SampleDocument[];
}

export interface SampleReply {
  readonly id: number;
  readonly diagnostics: readonly Diagnostic[];
}

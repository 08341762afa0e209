/** What the server and its thread for samples say to each other. */
import type { Diagnostic } from "luau-contract";
import type { Definition } from "../model/definition";
import type { SampleDocument } from "../samples/documents";

export interface SampleRequest {
  readonly id: number;
  readonly definitions: readonly Definition[];
  readonly documents: readonly SampleDocument[];
}

export interface SampleReply {
  readonly id: number;
  readonly diagnostics: readonly Diagnostic[];
}

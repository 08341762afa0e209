import type { SourceText } from "luau-contract";
import type { Found } from "../lint/finding";
import type { Analysis } from "./analysis";
import type { ClientSupport } from "./client-support";
import type { Formatter } from "./formatter";
import type { Workspace } from "./workspace";

/** The data that requests are answered from. */
export interface RequestContext {
  readonly workspace: Workspace;
  readonly analysis: Analysis;
  readonly support: ClientSupport;
  /** Mistakes in samples. */
  readonly samples: readonly Found[];
  /** All guides, for requests that need them. */
  readonly guides: readonly SourceText[];
  readonly formatter: Formatter;
}

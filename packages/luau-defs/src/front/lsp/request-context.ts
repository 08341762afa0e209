import type { SourceText } from "luau-syntax";
import type { Analysis } from "./analysis";
import type { ClientSupport } from "./client-support";
import type { Formatter } from "./formatter";
import type { Project } from "./project";

export interface RequestContext {
  readonly project: Project;
  readonly analysis: Analysis;
  readonly support: ClientSupport;
  readonly guides: readonly SourceText[];
  readonly formatter: Formatter;
}

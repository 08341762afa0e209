import type { SourceText } from "luau-syntax";
import type { Analysis } from "./analysis";
import type { ClientSupport } from "./capabilities";
import type { Project } from "./project";

export interface RequestContext {
  readonly project: Project;
  readonly analysis: Analysis;
  readonly support: ClientSupport;
  readonly guides: readonly SourceText[];
}

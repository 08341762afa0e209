import { counted, type Diagnostic } from "luau-diagnostics";
import type { SourceText } from "luau-syntax";
import type { ApiModel } from "../../model/model";
import { report } from "./check";

export function missingPages({
  model,
  sources,
}: {
  readonly model: ApiModel;
  readonly sources: ReadonlyMap<string, SourceText>;
}): readonly Diagnostic[] {
  const [first] = sources.values();
  if (first === undefined || model.modules.length > 0) return [];
  const files =
    sources.size === 1 ? "This file does" : `${counted(sources.size, "file")} of the definitions do`;
  const message = `${files} not have a page: none returns a table or declares anything that is published.`;
  const suggestion = "Set `definitions` to the folder of the modules or definition files.";
  return [report(first, [0, 1], "no-pages", message, suggestion)];
}

import { toDefinitions } from "../../../packages/luau-defs/src/write";
import type { Definition } from "../../../packages/luau-defs/src/model";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";

/** The definitions of a file, with which samples are checked. */
export const definitionsIn = (text: string): readonly Definition[] =>
  toDefinitions(runOnSources([sourceFile("engine.d.luau", text)]).value.files).value;

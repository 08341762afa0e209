import { toDefinitions } from "../../../plugins/gatsby-source-luau-defs/src/bundle/bundle";
import type { Definition } from "../../../plugins/gatsby-source-luau-defs/src/model/definition";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

/** The definitions of a file, with which samples are checked. */
export const definitionsIn = (text: string): readonly Definition[] =>
  toDefinitions(runOnSources([sourceFile("engine.d.luau", text)]).value.files).value;

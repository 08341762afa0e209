/** The reference and guides of a project, opened for searches in a terminal. */
import type { OpenIndex } from "luau-search";
import type { ApiModel } from "../model/model";
import { openModel } from "../samples/elsewhere";
import { readGuides, type Guide } from "./read-guides";

export interface ProjectSearch {
  readonly index: OpenIndex;
  readonly model: ApiModel;
  readonly guides: readonly Guide[];
}

/** `guideFolders`: folders of Markdown. */
export async function openProject(
  model: ApiModel,
  guideFolders: readonly string[],
  cwd: string,
): Promise<ProjectSearch> {
  const guides = await readGuides(guideFolders, cwd);
  const sections = guides.flatMap((guide) => guide.sections);
  return { index: openModel(model, sections), model, guides };
}

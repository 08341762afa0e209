/** Asks Luau about modules in a thread: until it answers, they are shown as their statements have them. */
import { errorMessage } from "luau-diagnostics";
import type { InterfaceCache, Postpone, Unanswered } from "../../engine/interfaces/open-interfaces";
import type { Analysis } from "./analysis";
import { createThreads } from "./threads";

export interface AskLuau {
  /** Null while it is asked about an earlier analysis: the next one asks again. */
  readonly ask: (analysis: Analysis) => Promise<InterfaceCache | null>;
}

/** One thread serves all folders. If it fails, `onProblem` is called, and the next question restarts it. */
export function createAskLuau(onProblem: (problem: string) => void): AskLuau {
  const threads = createThreads<Unanswered, InterfaceCache>("interface-worker.cjs");
  let isAsking = false;
  return {
    ask: async ({ unanswered }) => {
      if (isAsking || unanswered.paths.length === 0) return null;
      isAsking = true;
      const answers = await threads.run(unanswered).catch((error: unknown) => {
        onProblem(`Luau could not be asked about modules: ${errorMessage(error)}`);
        return null;
      });
      isAsking = false;
      return answers;
    },
  };
}

export function collectPostponed(): { readonly postpone: Postpone; readonly unanswered: Unanswered } {
  const paths: string[] = [];
  const unanswered = { sources: [] as Unanswered["sources"], paths };
  return {
    unanswered,
    postpone: (more) => {
      unanswered.sources = more.sources;
      paths.push(...more.paths);
    },
  };
}

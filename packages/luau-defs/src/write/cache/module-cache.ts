/**
 * Keeps what was emitted for each module while definitions are edited. A module is emitted again if it has
 * changed, or if the rest of the model gives another answer to a question that its emission has asked.
 */
import type { ModuleId } from "../../model/ids";
import type { Module } from "../../model/model";

export interface ModuleCache<Emitted> {
  /**
   * Notes what a function answers while a module is emitted. The function is called again with the arguments of
   * each call that differs in the first one, for the model of that time; its answer must be plain data.
   */
  readonly noted: <Args extends readonly unknown[], Answer>(
    ask: (...args: Args) => Answer,
  ) => (...args: Args) => Answer;
  /** Emits a module, or returns the same object as the last time. Forgets the modules of earlier rounds. */
  readonly emitAll: (modules: readonly Module[], emit: (module: Module) => Emitted) => readonly Emitted[];
}

interface Kept<Emitted> {
  /** The module as JSON. */
  readonly text: string;
  /** Whether each question is still answered like this. */
  readonly answers: readonly (() => boolean)[];
  readonly emitted: Emitted;
}

/** Emits each module each time: for a single build, notes would be in vain. */
export const noModuleCache = <Emitted>(): ModuleCache<Emitted> => ({
  noted: (ask) => ask,
  emitAll: (modules, emit) => modules.map(emit),
});

export function createModuleCache<Emitted>(): ModuleCache<Emitted> {
  let kept: ReadonlyMap<ModuleId, Kept<Emitted>> = new Map();
  /** The answers for the module that is being emitted, by function and first argument. */
  let answers = new Map<unknown, Map<unknown, () => boolean>>();
  const keep = (module: Module, text: string, emit: (module: Module) => Emitted): Kept<Emitted> => {
    answers = new Map();
    const emitted = emit(module);
    return { text, answers: [...answers.values()].flatMap((some) => [...some.values()]), emitted };
  };
  return {
    noted:
      (ask) =>
      (...args) => {
        const answer = ask(...args);
        const known = answers.get(ask) ?? new Map<unknown, () => boolean>();
        if (!known.has(args[0])) {
          const text = comparable(answer);
          known.set(args[0], () => comparable(ask(...args)) === text);
          answers.set(ask, known);
        }
        return answer;
      },
    emitAll: (modules, emit) => {
      const round = modules.map((module) => {
        const text = JSON.stringify(module);
        const last = kept.get(module.id);
        const isSame = last?.text === text && last.answers.every((holds) => holds());
        return { id: module.id, ...(isSame ? last : keep(module, text, emit)) };
      });
      kept = new Map(round.map((one) => [one.id, one]));
      return round.map(({ emitted }) => emitted);
    },
  };
}

const comparable = (answer: unknown): unknown =>
  typeof answer === "object" && answer !== null ? JSON.stringify(answer) : answer;

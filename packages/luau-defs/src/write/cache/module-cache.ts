/**
 * Keeps what was emitted for each module, from one build to the next, too. A module is emitted again if it
 * has changed, or if the rest of the model answers a question of its emission differently.
 */
import type { ModuleId } from "../../model/ids";
import type { Module } from "../../model/model";
import { digestOf } from "../../read/digest";

/** The body of a stored part is emitted again. */
export interface Part<Body = unknown> {
  readonly body: () => Body;
}

export interface ModuleCache<Emitted extends Partial<Part>> {
  /** Answers are plain data, as JSON has it. */
  readonly noted: <Subject extends string | null, Answer>(
    name: string,
    ask: (subject: Subject) => Answer,
  ) => (subject: Subject) => Answer;
  /** Modules of earlier rounds are forgotten. */
  readonly emitAll: (modules: readonly Module[], emit: Emit<Emitted>) => readonly Emitted[];
  readonly lastRound: () => ReadonlyMap<ModuleId, Kept<Emitted>>;
}

type Emit<Emitted> = (module: Module) => readonly Emitted[];

interface Kept<Emitted> extends Trace {
  readonly key: string;
  readonly emitted: readonly Emitted[];
  readonly isStored: boolean;
}

interface Trace {
  readonly questions: Questions;
  readonly answers: string;
}

export interface StoredEmission<Emitted extends Partial<Part>> extends Trace {
  readonly parts: readonly Omit<Emitted, "body">[];
}

type Questions = readonly (readonly [name: string, subjects: readonly (string | null)[]])[];

/** Null unless the module had the same digest in an earlier process. */
type FindStored<Emitted extends Partial<Part>> = (
  module: ModuleId,
  key: string,
) => StoredEmission<Emitted> | null;

/** A single run does not use notes again. */
export const noModuleCache = <Emitted extends Partial<Part>>(): ModuleCache<Emitted> => ({
  noted: (_name, ask) => ask,
  emitAll: (modules, emit) => modules.flatMap(emit),
  lastRound: () => new Map(),
});

type Ask = (subject: string | null) => unknown;

export function createModuleCache<Emitted extends Partial<Part>>(
  findStored: FindStored<Emitted> = () => null,
): ModuleCache<Emitted> {
  let lastRound: ReadonlyMap<ModuleId, Kept<Emitted>> = new Map();
  const asks = new Map<string, Ask>();
  let notedSubjects = new Map<string, Set<string | null>>();
  const emitNoted = (module: Module, key: string, emit: Emit<Emitted>): Kept<Emitted> => {
    notedSubjects = new Map();
    const emitted = emit(module);
    const questions = [...notedSubjects].map(([name, subjects]) => [name, [...subjects]] as const);
    return { key, questions, answers: answersTo(questions, asks), emitted, isStored: false };
  };
  return {
    noted: (name, ask) => {
      // The function is only called with subjects that were noted for it.
      asks.set(name, ask as Ask);
      return (subject) => {
        const subjects = notedSubjects.get(name);
        if (subjects === undefined) notedSubjects.set(name, new Set([subject]));
        else subjects.add(subject);
        return ask(subject);
      };
    },
    emitAll: (modules, emit) => {
      const round = modules.map((module) => {
        const key = moduleDigest(module);
        const known = lastRound.get(module.id);
        const last = known?.key === key ? known : readStored(findStored, module, key, emit);
        const isSame = last !== null && last.answers === answersTo(last.questions, asks);
        return [module.id, isSame ? last : emitNoted(module, key, emit)] as const;
      });
      lastRound = new Map(round);
      return round.flatMap(([, { emitted }]) => emitted);
    },
    lastRound: () => lastRound,
  };
}

function readStored<Emitted extends Partial<Part>>(
  findStored: FindStored<Emitted>,
  module: Module,
  key: string,
  emit: Emit<Emitted>,
): Kept<Emitted> | null {
  const stored = findStored(module.id, key);
  if (stored === null) return null;
  let again: readonly Emitted[] | null = null;
  const emitted = stored.parts.map(
    // Parts differ only in their bodies.
    (part, index) => ({ ...part, body: () => (again ??= emit(module))[index]?.body?.() }) as Emitted,
  );
  return { ...stored, key, emitted, isStored: true };
}

function answersTo(questions: Questions, asks: ReadonlyMap<string, Ask>): string {
  const answers = questions.map(([name, subjects]) => {
    const ask = asks.get(name);
    return ask === undefined ? null : subjects.map(ask);
  });
  return digestOf(answers);
}

/** Several caches, one for each kind of emission, share the digests. */
const digests = new WeakMap<Module, string>();

function moduleDigest(module: Module): string {
  const known = digests.get(module) ?? digestOf(module);
  digests.set(module, known);
  return known;
}

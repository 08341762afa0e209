/**
 * Keeps what was emitted for each module, while definitions are edited and from one build to the next. A module is
 * emitted again if it has changed, or if the rest of the model answers a question of its emission differently.
 */
import type { ModuleId } from "../../model/ids";
import type { Module } from "../../model/model";
import { digestOf } from "../../read/digest";

/** A part of what is emitted. Its body is emitted again if the part was stored. */
export interface Part<Body = unknown> {
  readonly body: () => Body;
}

export interface ModuleCache<Emitted extends Partial<Part>> {
  /** Notes the questions that a module's emission asks. Answers are plain data, as JSON has it. */
  readonly noted: <Subject extends string | null, Answer>(
    name: string,
    ask: (subject: Subject) => Answer,
  ) => (subject: Subject) => Answer;
  /** Emits each module, or returns the same parts as the last time. Forgets the modules of earlier rounds. */
  readonly emitAll: (modules: readonly Module[], emit: Emit<Emitted>) => readonly Emitted[];
  /** Those of the last round. */
  readonly kept: () => ReadonlyMap<ModuleId, Kept<Emitted>>;
}

type Emit<Emitted> = (module: Module) => readonly Emitted[];

interface Kept<Emitted> extends Trace {
  /** The digest of the module. */
  readonly key: string;
  readonly emitted: readonly Emitted[];
  /** Whether an earlier process has emitted it. */
  readonly isStored: boolean;
}

interface Trace {
  readonly questions: Questions;
  /** The digest of the answers to all questions. */
  readonly answers: string;
}

/** What is stored of a module's emission: where it was published, its bodies are. */
export interface StoredEmission<Emitted extends Partial<Part>> extends Trace {
  readonly parts: readonly Omit<Emitted, "body">[];
}

/** The subjects of the questions, by their name. */
type Questions = readonly (readonly [name: string, subjects: readonly (string | null)[]])[];

/** What an earlier process has emitted for a module, if the module's digest was the same. */
export type FindStored<Emitted extends Partial<Part>> = (
  module: ModuleId,
  key: string,
) => StoredEmission<Emitted> | null;

/** Emits each module each time: for a single run, notes would be in vain. */
export const noModuleCache = <Emitted extends Partial<Part>>(): ModuleCache<Emitted> => ({
  noted: (_name, ask) => ask,
  emitAll: (modules, emit) => modules.flatMap(emit),
  kept: () => new Map(),
});

type Ask = (subject: string | null) => unknown;

export function createModuleCache<Emitted extends Partial<Part>>(
  findStored: FindStored<Emitted> = () => null,
): ModuleCache<Emitted> {
  let kept: ReadonlyMap<ModuleId, Kept<Emitted>> = new Map();
  const asks = new Map<string, Ask>();
  /** Those of the module that is being emitted. */
  let asked = new Map<string, Set<string | null>>();
  const emitNoted = (module: Module, key: string, emit: Emit<Emitted>): Kept<Emitted> => {
    asked = new Map();
    const emitted = emit(module);
    const questions = [...asked].map(([name, subjects]) => [name, [...subjects]] as const);
    return { key, questions, answers: answersTo(questions, asks), emitted, isStored: false };
  };
  return {
    noted: (name, ask) => {
      // It is only called with subjects that were noted for it.
      asks.set(name, ask as Ask);
      return (subject) => {
        const subjects = asked.get(name);
        if (subjects === undefined) asked.set(name, new Set([subject]));
        else subjects.add(subject);
        return ask(subject);
      };
    },
    emitAll: (modules, emit) => {
      const round = modules.map((module) => {
        const key = moduleDigest(module);
        const known = kept.get(module.id);
        const last = known?.key === key ? known : readStored(findStored, module, key, emit);
        const isSame = last !== null && last.answers === answersTo(last.questions, asks);
        return [module.id, isSame ? last : emitNoted(module, key, emit)] as const;
      });
      kept = new Map(round);
      return round.flatMap(([, { emitted }]) => emitted);
    },
    kept: () => kept,
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
    // Parts differ in their bodies alone.
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

/** Each kind of emission has a cache. */
const digests = new WeakMap<Module, string>();

function moduleDigest(module: Module): string {
  const known = digests.get(module) ?? digestOf(module);
  digests.set(module, known);
  return known;
}

/** A run of a script: printed at once or, if it has something to draw, by the clock of a scene. */
import type { Translate } from "../lib/i18n/translate";
import type { RunEnd, RunEvent, RunEvents, RunOptions } from "./luau-worker-messages";
import { readerArgument, type Input, type Reader } from "./reader-inputs";
import { startScript, type RunningScript } from "./runner";
import type { createPlayer, Player } from "./scene/player";

interface Settings {
  readonly t: Translate;
  readonly output: { readonly show: (events: RunEvents) => void };
  /** Where the scene is. */
  readonly scene: HTMLElement;
  /** That has started the run. */
  readonly button: HTMLElement;
  readonly onPlaying: (isPlaying: boolean) => void;
}

export interface StartedRun {
  /** Ends it, and what it shows hears nothing more. */
  readonly stop: () => void;
}

export function startRun(options: Omit<RunOptions, "seconds" | "argument">, settings: Settings): StartedRun {
  const { output, scene } = settings;
  const { isStill, ...reader } = newReader();
  const began = performance.now();
  let isPlaying = true;
  let player: Player | null = null;
  const onPlaying = (is: boolean): void => {
    isPlaying = is;
    settings.onPlaying(is);
  };
  const start = (inputs: readonly Input[]): RunningScript =>
    startScript({ ...options, argument: readerArgument({ ...reader, inputs }) }, (events) => receive(events));
  const print = (events: RunEvents): void => {
    output.show(events);
    if (events.some(({ kind }) => kind === "end")) onPlaying(false);
  };
  let receive = (events: RunEvents): void => {
    if (events.every(({ kind }) => kind !== "show")) return print(events);
    const waiting: RunEvent[] = [...events];
    receive = (further) => void waiting.push(...further);
    import("./scene/player").then(
      (module) => play(module.createPlayer, waiting),
      // The text says the same.
      () => {
        receive = print;
        print(waiting);
      },
    );
  };
  const play = (create: typeof createPlayer, waiting: RunEvents): void => {
    if (!isPlaying) return output.show(waiting);
    const again = (inputs: readonly Input[]): void => {
      script.cancel();
      script = start(inputs);
    };
    player = create({ ...settings, place: scene, print: output.show, again, onPlaying, isStill });
    receive = player.add;
    player.add(waiting);
  };
  const stop = (): void => {
    script.cancel();
    player?.stop();
    if (!isPlaying) return;
    const seconds = (performance.now() - began) / 1000;
    const end: RunEnd = { kind: "end", reason: "stopped", seconds, time: player?.time() ?? 0 };
    print([end]);
  };
  scene.hidden = true;
  let script = start([]);
  return { stop };
}

/** A game goes on for ten seconds without input; for one where nothing moves, since only its end is seen. */
function newReader(): Omit<Reader, "inputs"> & { readonly isStill: boolean } {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { isStill, seconds: isStill ? 1 : 10, seed: Math.floor(Math.random() * 1e9) };
}

/** A run of a script: printed at once or, if it has something to draw, by the clock of a scene. */
import type { Translate } from "../lib/i18n/translate";
import type { RunEnd, RunEvent, RunEvents, RunOptions } from "./luau-worker-messages";
import { readerArgument, type Input } from "./reader-inputs";
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

export function startRun(
  options: Omit<RunOptions, "seconds" | "argument" | "after">,
  settings: Settings,
): StartedRun {
  const { output, scene } = settings;
  const { isStill, argumentFor } = newReader();
  const began = performance.now();
  let isPlaying = true;
  let player: Player | null = null;
  /** Until the player is loaded. */
  let waiting: RunEvent[] = [];
  const onPlaying = (is: boolean): void => {
    isPlaying = is;
    settings.onPlaying(is);
  };
  const start = (inputs: readonly Input[], after: number): RunningScript =>
    startScript({ ...options, argument: argumentFor(inputs), after }, (events) => receive(events));
  const print = (events: RunEvents): void => {
    output.show(events);
    if (events.some(({ kind }) => kind === "end")) onPlaying(false);
  };
  let receive = (events: RunEvents): void => {
    if (events.every(({ kind }) => kind !== "show")) return print(events);
    waiting = [...events];
    receive = (further) => void waiting.push(...further);
    import("./scene/player").then(
      ({ createPlayer: create }) => isPlaying && play(create),
      // The text says the same.
      () => {
        receive = print;
        print(waiting);
      },
    );
  };
  const play = (create: typeof createPlayer): void => {
    const again = (inputs: readonly Input[], after: number): void => {
      script.cancel();
      script = start(inputs, after);
    };
    player = create({ ...settings, place: scene, print: output.show, again, onPlaying, isStill });
    receive = player.add;
    player.add(waiting.splice(0));
  };
  const stop = (): void => {
    script.cancel();
    player?.stop();
    if (isPlaying) print([...waiting, stopped(began, player?.time() ?? 0)]);
  };
  scene.hidden = true;
  let script = start([], -1);
  return { stop };
}

const stopped = (began: number, time: number): RunEnd => ({
  kind: "end",
  reason: "stopped",
  seconds: (performance.now() - began) / 1000,
  time,
});

interface NewReader {
  readonly isStill: boolean;
  readonly argumentFor: (inputs: readonly Input[]) => string;
}

/** A game goes on for ten seconds without input; for one where nothing moves, since only its end is seen. */
function newReader(): NewReader {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const seed = Math.floor(Math.random() * 1e9);
  return { isStill, argumentFor: (inputs) => readerArgument({ seconds: isStill ? 1 : 10, seed, inputs }) };
}

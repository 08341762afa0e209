/** Shows what a run reports when its time has come, and runs it again with what the reader does. */
import type { Translate } from "../../lib/i18n/translate";
import type { RunEvents } from "../luau-worker-messages";
import type { Input } from "../reader-inputs";
import { createClock } from "./clock";
import { createRecorder } from "./recorder";
import { createScene } from "./scene";
import { thingsIn, withEvents, type Reported } from "./things";
import { createTimeline } from "./timeline";

export interface PlayerSettings {
  readonly place: HTMLElement;
  readonly t: Translate;
  /** Shows what the script prints, and how it ended. */
  readonly print: (events: RunEvents) => void;
  /** Runs the script again, which reports what comes after a time. */
  readonly again: (inputs: readonly Input[], after: number) => void;
  readonly onPlaying: (isPlaying: boolean) => void;
  /** That has started the run: the focus moves on from it to what hears keys. */
  readonly button: HTMLElement;
  /** What is there at the end, without moving. */
  readonly isStill: boolean;
}

export interface Player {
  readonly add: (events: RunEvents) => void;
  readonly stop: () => void;
  readonly time: () => number;
}

export function createPlayer(settings: PlayerSettings): Player {
  const { print, isStill } = settings;
  const timeline = createTimeline();
  let reported: Reported = new Map();
  let now = 0;
  let isPlaying = true;
  const setPlaying = (is: boolean): void => {
    isPlaying = is;
    settings.onPlaying(is);
  };
  const onInput = (): void => {
    timeline.restart(now);
    settings.again(recorder.inputs(), now);
    setPlaying(true);
  };
  const recorder = createRecorder({ now: () => now, onInput });
  const scene = createScene(settings, recorder);
  const show = (due: RunEvents): void => {
    reported = withEvents(reported, due);
    print(due.filter((event) => isNews(event, recorder.inputs().length > 0)));
    const hasEnded = due.some(({ kind }) => kind === "end");
    scene.show(thingsIn(reported), isStill || hasEnded);
    if (!hasEnded) return;
    recorder.release();
    setPlaying(false);
  };
  const advance = (time: number): void => {
    const next = Math.min(time, timeline.known());
    if (next > now) recorder.release();
    now = next;
    scene.showTime(now);
    const due = timeline.take(now);
    if (due.length > 0) show(due);
    // It goes on when the script has caught up.
    if (now >= timeline.known()) clock.stop();
  };
  const clock = createClock((passed) => advance(now + passed));
  return {
    add: (events) => {
      timeline.add(events);
      if (isStill) advance(timeline.known());
      else if (isPlaying) clock.start();
    },
    stop: () => {
      isPlaying = false;
      clock.stop();
      scene.end();
    },
    time: () => now,
  };
}

/** A run that goes on with the reader's input has not ended again. */
const isNews = (event: RunEvents[number], goesOn: boolean): boolean =>
  event.kind !== "show" && !(goesOn && event.kind === "end" && event.reason === "ok");

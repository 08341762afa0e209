/** Calls a function in each frame, with the seconds since the last. */
export interface Clock {
  readonly start: () => void;
  readonly stop: () => void;
}

/** The most that a frame counts: a page that was in the background does not leap. */
const LONGEST_FRAME_MS = 100;

export function createClock(onFrame: (passed: number) => void): Clock {
  let frame = 0;
  let last = 0;
  const step = (at: number): void => {
    const passed = Math.min(Math.max(at - last, 0), LONGEST_FRAME_MS);
    last = at;
    frame = requestAnimationFrame(step);
    onFrame(passed / 1000);
  };
  return {
    start: () => {
      if (frame !== 0) return;
      last = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

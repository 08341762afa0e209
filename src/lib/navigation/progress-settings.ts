/** The progress bar's settings, in milliseconds and as fractions. */
export const progressSettings = { delay: 200, minimum: 0.08, speed: 200, trickle: 800 } as const;

/** The bar's progress after another step: fast at first, then slower, and never complete. */
export function trickled(progress: number): number {
  const step = progress < 0.2 ? 0.1 : progress < 0.5 ? 0.04 : progress < 0.8 ? 0.02 : 0.005;
  return Math.min(progress + step, 0.994);
}

/** How long a list takes to open, in milliseconds: taller ones take longer, but ever less so. */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  if (height === 0) return 0;
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

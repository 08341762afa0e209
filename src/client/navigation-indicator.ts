import { showFailure } from "../behaviours/failure-notice";
import { progressSettings, trickled, type NavigationStatus } from "../lib/navigation/status";

/** A quick navigation shows nothing, a slow one a bar and a spinner, a failed one a notice with Retry. */
export function createIndicator(retry: (address: string) => void): (status: NavigationStatus) => void {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-navigation="${name}"]`);
  const [bar, loading] = [part("bar"), part("loading")];
  let trickle = 0;
  let removeNotice = (): void => undefined;
  return (status) => {
    window.clearInterval(trickle);
    bar?.toggleAttribute("hidden", status.kind !== "loading");
    loading?.toggleAttribute("hidden", status.kind !== "loading");
    removeNotice();
    if (status.kind === "loading" && bar !== null) trickle = startProgress(bar);
    if (status.kind === "failed")
      removeNotice = showFailure({ failed: "page", container: null, retry: () => retry(status.target) });
  };
}

/** Uses the CSSOM: the content policy may block style attributes. Returns the interval's id. */
function startProgress(bar: HTMLElement): number {
  const label = bar.dataset["label"];
  Object.assign(bar, { role: "progressbar", ariaLabel: label, ariaValueMin: "0", ariaValueMax: "100" });
  let progress: number = progressSettings.minimum;
  const show = (): void => {
    bar.style.setProperty("--progress", String(progress));
    bar.setAttribute("aria-valuenow", String(Math.round(progress * 100)));
  };
  bar.style.setProperty("--progress-speed", `${progressSettings.speed}ms`);
  show();
  return window.setInterval(() => {
    progress = trickled(progress);
    show();
  }, progressSettings.trickle);
}

/** Opens samples in an editor, whose code is fetched with the first one. */
import { closestTo } from "../lib/browser/closest-to";
import { loadPart } from "../behaviours/failure-notice";

const fetchPlayground = () => import("../playground/open-playground");

/** Returns a function to call whenever a page has been shown, or its address has changed. */
export function startPlayground(): () => void {
  document.addEventListener("click", (event) => {
    const button = closestTo<HTMLButtonElement>(event, "button[data-try]");
    if (button !== null) void open(button);
  });
  let shownAddress = "";
  return () => {
    const { hash, pathname } = window.location;
    const isNew = pathname + hash !== shownAddress;
    shownAddress = pathname + hash;
    if (isNew && hash.startsWith("#try="))
      void loadPart(fetchPlayground, ({ openShared }) => void openShared(hash));
  };
}

async function open(button: HTMLButtonElement): Promise<void> {
  button.ariaBusy = "true";
  await loadPart(fetchPlayground, ({ openSample }) => openSample(button), button.closest("figure"));
  button.ariaBusy = null;
}

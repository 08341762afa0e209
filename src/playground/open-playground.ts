import { createSessionStorage } from "../lib/browser/storage";
import { withSharedFiles } from "../lib/playground/sample-files";
import { isSharedHash, readShared, type Shared, type SharedFile } from "../lib/playground/share-link";
import { element } from "../lib/browser/dom";
import { filesOfSample, idOfSample, sampleWithId } from "./sample-ids";
import { createPlayground, type Playground } from "./playground";
import texts from "search-texts";
import { pageMessages } from "../layouts/page-messages";
import { translate, type Translate } from "../lib/i18n/translate";

interface Opened {
  readonly playground: Playground;
  readonly hidden: readonly HTMLElement[];
}

/** The readers' texts are kept while they are on the page. */
const opened = new WeakMap<HTMLButtonElement, Opened>();

export function openSample(button: HTMLButtonElement, shared?: Shared): void {
  const existing = shared === undefined ? opened.get(button) : undefined;
  const { playground, hidden } = existing ?? create(button, shared);
  for (const part of hidden) part.hidden = true;
  playground.host.hidden = false;
  playground.focus();
}

function create(button: HTMLButtonElement, shared: Shared | undefined): Opened {
  const previous = opened.get(button)?.playground;
  previous?.stop();
  previous?.host.remove();
  const t = words();
  const figure = button.closest("figure");
  const sample = figure?.querySelector<HTMLElement>("pre");
  if (!figure || !sample) throw new Error("A sample is a figure with a <pre>.");
  sample.hidden = false;
  const tools = button.closest<HTMLElement>("figure div:has(> [data-copy])") ?? button;
  const hidden = [sample, tools];
  const title = sample.getAttribute("aria-label") ?? figure.querySelector("figcaption")?.textContent ?? "";
  const close = (): void => {
    playground.stop();
    playground.host.hidden = true;
    for (const part of hidden) part.hidden = false;
    button.focus();
  };
  const id = (): string => idOfSample(button);
  const files = shared?.sample === "" ? shared.files : (storedEdits(id()) ?? shared?.files);
  const playground = createPlayground({
    sample,
    label: t("try.label", { title: title || t("sample.label") }),
    files: withSharedFiles(filesOfSample(button), files ?? []),
    bundle: button.dataset["try"] ?? "",
    id,
    onEdit: (edits) => storeEdits(id(), edits),
    t,
    onClose: close,
    onRetry: (files) => openSample(button, { sample: "", files }),
    ...(files && { shared: files }),
  });
  sample.after(playground.host);
  const created = { playground, hidden };
  opened.set(button, created);
  return created;
}

/** Opens the sample of a shared link; a message says why it cannot be opened. */
export async function openShared(hash: string): Promise<void> {
  if (!isSharedHash(hash)) return;
  const result = await readShared(hash);
  if (result.kind !== "shared") return showMessage(result.kind);
  const button = sampleWithId(result.shared.sample);
  if (button === null) return showMessage("missing", result.shared.files);
  openSample(button, result.shared);
  button.closest("figure")?.scrollIntoView({ block: "center" });
}

const FAILURES = {
  malformed: "try.malformedLink",
  "too-large": "try.largeLink",
  newer: "try.newerLink",
  missing: "try.missingSample",
};

/** Shows a message above the text of the page, with the files that the reader shared. */
function showMessage(failure: keyof typeof FAILURES, files: readonly SharedFile[] = []): void {
  const codes = files.map(({ text }) => element("pre", { tabindex: "0" }, element("code", {}, text)));
  const text = element("p", { role: "alert" }, words()(FAILURES[failure]));
  const message = element("div", { "data-share-failure": failure }, text, ...codes);
  document.querySelector("[data-share-failure]")?.remove();
  document.querySelector("main h1")?.after(message);
}

function words(): Translate {
  const messages = { ...texts, ...pageMessages() };
  return (id, values) => translate(messages, id, values);
}

interface StoredEdits {
  /** The hash of the page when it was written: a link's texts are older than edits of them. */
  readonly link: string;
  readonly files: readonly SharedFile[];
}

const keyOf = (id: string): string => `try ${window.location.pathname} ${id}`;
const currentLink = (): string => (isSharedHash(window.location.hash) ? window.location.hash : "");

const storage = createSessionStorage(() => undefined);

/** @param files null if unedited */
function storeEdits(id: string, files: readonly SharedFile[] | null): void {
  if (files === null) return storage.remove(keyOf(id));
  storage.set(keyOf(id), JSON.stringify({ link: currentLink(), files } satisfies StoredEdits));
}

/** The edits of a sample, unless they are of another link. */
function storedEdits(id: string): readonly SharedFile[] | null {
  // `storeEdits` writes this shape.
  const stored = JSON.parse(storage.get(keyOf(id)) ?? "null") as StoredEdits | null;
  return stored !== null && (currentLink() === "" || stored.link === currentLink()) ? stored.files : null;
}

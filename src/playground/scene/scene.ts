/** A sketch of what a script has made: the world, the user interface, the keys; and the same as text. */
import type { Translate } from "../../lib/i18n/translate";
import { element } from "../dom";
import { describeThings } from "./describe-things";
import { createKeys, listenToKeys } from "./keys";
import css from "./scene.shadow.css";
import type { Key, Things } from "./things";
import { createUserInterface, type SendInput } from "./user-interface";
import { createWorld } from "./world";

export interface Scene {
  /** @param isStill nothing moves: the text is brought up to date, too */
  readonly show: (things: Things, isStill: boolean) => void;
  readonly showTime: (seconds: number) => void;
  /** What is there stays visible, and hears nothing more. */
  readonly end: () => void;
}

interface Settings {
  readonly place: HTMLElement;
  readonly t: Translate;
  /** The focus moves on from it, once there are keys. */
  readonly button: HTMLElement;
}

/** Time between two changes of the text, which would not be readable otherwise. */
const TEXT_MS = 1000;

export function createScene({ place, t, button }: Settings, input: SendInput): Scene {
  addSheet(place.getRootNode());
  const parts = createParts(t);
  place.replaceChildren(parts.stage, parts.keys, parts.text);
  place.setAttribute("aria-label", t({ id: "try.scene.label", message: "A sketch, not the engine" }));
  place.hidden = false;
  const showWorld = createWorld(parts.world, t);
  const showInterface = createUserInterface(parts.screen, input);
  const showKeys = createKeys(parts.keys, input, t);
  let keys: readonly Key[] = [];
  const { releaseAll } = listenToKeys(parts.stage, () => keys, input);
  const describe = createText(parts.list, t);
  return {
    show: (things, isStill) => {
      if (keys.length === 0 && things.keys.length > 0 && hasFocus(button)) parts.stage.focus();
      keys = things.keys;
      showWorld(things.bodies);
      showInterface(things.elements);
      showKeys(things.keys);
      describe(things, isStill);
    },
    showTime: (seconds) => {
      const time = `${seconds.toFixed(1)} s`;
      if (parts.time.textContent !== time) parts.time.textContent = time;
    },
    end: () => {
      releaseAll();
      for (const part of [parts.stage, parts.keys]) part.inert = true;
    },
  };
}

const hasFocus = (node: HTMLElement): boolean => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot && root.activeElement === node;
};

function createParts(t: Translate) {
  const time = element("span", { class: "time" });
  const world = element("div", { class: "world" });
  const screen = element("div", { class: "screen" });
  const list = element("ul");
  const caption = element(
    "p",
    { class: "caption" },
    t({ id: "try.scene.label", message: "A sketch, not the engine" }),
    " ",
    time,
  );
  return {
    time,
    world,
    screen,
    list,
    stage: element(
      "div",
      {
        class: "stage",
        role: "group",
        tabindex: "0",
        "aria-label": t({ id: "try.scene.stage", message: "Keys pressed here go to the script" }),
      },
      caption,
      world,
      screen,
    ),
    keys: element("div", { class: "key-list", role: "group" }),
    text: element(
      "details",
      {},
      element("summary", {}, t({ id: "try.scene.asText", message: "As text" })),
      list,
    ),
  };
}

function createText(list: HTMLElement, t: Translate) {
  let described = Number.NEGATIVE_INFINITY;
  let before = "";
  return (things: Things, isStill: boolean): void => {
    if (!isStill && performance.now() - described < TEXT_MS) return;
    described = performance.now();
    const lines = describeThings(things, t);
    const text = lines.join("\n");
    if (text !== before) list.replaceChildren(...lines.map((line) => element("li", {}, line)));
    before = text;
  };
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

function addSheet(root: Node): void {
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

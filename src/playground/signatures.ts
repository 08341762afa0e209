import { StateEffect, StateField, type Extension } from "@codemirror/state";
import {
  closeHoverTooltips,
  hasHoverTooltips,
  keymap,
  showTooltip,
  ViewPlugin,
  type Command,
  type Tooltip,
} from "@codemirror/view";
import type { Assistant } from "./assistant";
import { element } from "../lib/browser/dom";
import type { SignatureHelp } from "luau-wasm";

const PAUSE_MS = 80;

const setSignature = StateEffect.define<Tooltip | null>();

const shown = StateField.define<Tooltip | null>({
  create: () => null,
  update: (value, { effects, docChanged, changes }) => {
    for (const effect of effects) if (effect.is(setSignature)) return effect.value;
    return value !== null && docChanged ? { ...value, pos: changes.mapPos(value.pos) } : value;
  },
  provide: (field) => showTooltip.from(field),
});

const close: Command = (view) => {
  const hasSignature = view.state.field(shown) !== null;
  if (!hasSignature && !hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: [setSignature.of(null), closeHoverTooltips] });
  return true;
};

/** Shows the parameters of the call around the cursor; Escape closes them. */
export const signaturesBy = (assistant: Assistant): Extension => [
  shown,
  keymap.of([{ key: "Escape", run: close }]),
  ViewPlugin.define((view) => {
    let timer = 0;
    let requests = 0;
    const request = async (): Promise<void> => {
      requests += 1;
      const current = requests;
      const pos = view.state.selection.main.head;
      const isNeeded = view.hasFocus && view.state.selection.main.empty;
      const help = isNeeded ? await assistant.signature(view.state, pos) : null;
      const text = help === null ? [] : await assistant.describe(help.signatures[0]?.symbol);
      if (current !== requests || pos > view.state.doc.length) return;
      if (help === null && view.state.field(shown) === null) return;
      view.dispatch({ effects: setSignature.of(help && toTooltip(help, pos, text)) });
    };
    return {
      update({ docChanged, selectionSet, focusChanged }) {
        if (!docChanged && !selectionSet && !focusChanged) return;
        window.clearTimeout(timer);
        timer = window.setTimeout(() => void request().catch(() => undefined), PAUSE_MS);
      },
      // A view that shows another file has another plugin: an answer to this one would be about the former file.
      destroy: () => {
        requests += 1;
        window.clearTimeout(timer);
      },
    };
  }),
];

function toTooltip({ name, active, signatures }: SignatureHelp, pos: number, text: readonly Node[]): Tooltip {
  const dom = element("div", { class: "signature" });
  for (const { parameters, returns } of signatures) {
    const code = element("code", {}, `${name}(`);
    for (const [index, parameter] of parameters.entries()) {
      const text = parameter.name === "" ? parameter.type : `${parameter.name}: ${parameter.type}`;
      code.append(index === 0 ? "" : ", ", index === active ? element("strong", {}, text) : text);
    }
    code.append(`)${returns === "" ? "" : `: ${returns}`}`);
    dom.append(element("div", {}, code));
  }
  dom.append(...text);
  return { pos, above: true, create: () => ({ dom }) };
}

import type { HoverTooltipSource } from "@codemirror/view";
import { describe, type Assistant } from "./assistant";
import { element } from "./dom";

/** Shows the type of a name, its summary, and a link to its entry. */
export const hoversBy =
  (assistant: Assistant): HoverTooltipSource =>
  async ({ state }, pos) => {
    const found = await assistant.hover(state, pos);
    if (found === null) return null;
    const dom = element("div", {}, element("code", {}, found.text));
    dom.append(...(await describe(assistant, found.symbol)));
    return { pos: found.span[0], end: found.span[1], above: true, create: () => ({ dom }) };
  };

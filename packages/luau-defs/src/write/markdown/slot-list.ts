import { typeText } from "luau-syntax";
import type { FindAddress } from "../../link/addresses/routes";
import { NO_HISTORY } from "../../model/history";
import type { ModuleId } from "../../model/ids";
import type { Indexer, ParameterEntry, PropertyEntry, ReturnEntry, ApiModel } from "../../model/model";
import { slotText } from "../../model/slots";
import { missingIn, type VerifiedWith } from "../../model/verified";
import { makeHandlers, type HandlerOf } from "../signatures/handler";
import type { NamespacesOf } from "../../link/addresses/make-namespaces";
import { prose, type DocContext } from "./doc-markdown";
import { inlineCode, listItem } from "../../model/markdown-code";

export interface MarkdownContext extends DocContext {
  readonly namespacesOf: NamespacesOf;
  readonly handlerOf: HandlerOf;
  /** A script makes the module available with this line; null for globals. */
  readonly requireLineOf: (module: ModuleId) => string | null;
  readonly verifiedOf: (module: ModuleId) => VerifiedWith | null;
}

/** Texts outside a site have neither anchors nor `require` lines. */
export const plainContext = (model: ApiModel, addressOf: FindAddress): MarkdownContext => ({
  namespacesOf: () => [],
  requireLineOf: () => null,
  addressOf,
  anchorOf: () => "",
  handlerOf: makeHandlers(model),
  historyOf: () => NO_HISTORY,
  missingIn: missingIn(model),
  verifiedOf: () => null,
});

export const accessNote = ({ access }: Pick<PropertyEntry, "access">): readonly string[] =>
  access === "readWrite" ? [] : [access === "read" ? "Read-only." : "Write-only."];

export function indexerText(context: MarkdownContext, indexer: Indexer): string {
  const [key, value] = [inlineCode(typeText(indexer.key)), inlineCode(typeText(indexer.value))];
  return [
    `Indexed by ${key}, gives ${value}.`,
    ...accessNote(indexer),
    prose(context, indexer.description, indexer.links),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

export function slotList(
  context: MarkdownContext,
  title: string,
  slots: readonly (ParameterEntry | ReturnEntry)[],
): string {
  if (slots.length === 0) return "";
  const items = slots.map((slot) => {
    const { name, type, links, variadic } = slot;
    const label = name === null || name === "_" ? "" : `${variadic ? "..." : name}: `;
    return listItem(inlineCode(label + typeText(type)), prose(context, slotText(slot), links));
  });
  return `${title}:\n\n${items.join("\n")}`;
}

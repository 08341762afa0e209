/** In: an inventory. Out: definitions of its names as `any`, with which Luau checks samples. */
import { STANDARD_LIBRARY } from "luau-contract";
import type { Definition } from "../model/definition";
import type { Inventory } from "../model/inventory";
import { valueTrees } from "./declare-values";

/** What has to be required is not among them: samples get it from `require`, as `any`. */
export function anyDefinitions({ title, symbols, enums }: Inventory): readonly Definition[] {
  const globals = symbols.filter(({ require }) => require === undefined);
  const types = new Map(
    globals.flatMap(({ type, generics }) => (type === undefined ? [] : [[type, generics]])),
  );
  const values = [...valueTrees(globals, enums).keys()]
    // Luau's own are typed.
    .filter((name) => !STANDARD_LIBRARY.has(name));
  return [
    ...[...types].map(
      ([name, generics]): Definition => ({
        text: `export type ${name}${generics === undefined ? "" : `<${generics}>`} = any`,
        declares: [{ space: "type", name }],
        scope: "everywhere",
        platform: title,
      }),
    ),
    ...values.map(
      (name): Definition => ({
        text: `declare ${name}: any`,
        declares: [{ space: "value", name }],
        scope: "everywhere",
        platform: title,
      }),
    ),
  ];
}

import { counted } from "luau-diagnostics";

/** Scripts must be edited, need not be, or are unaffected because only texts differ. Most severe first. */
export const CHANGE_CLASSES = ["breaking", "addition", "documentation"] as const;
export type ChangeClass = (typeof CHANGE_CLASSES)[number];

/** `2 breaking changes`, `1 addition` and `0 changes of documentation`. */
export function changeCounts(changes: readonly { readonly class: string }[]): readonly string[] {
  const count = (of: ChangeClass): number => changes.filter((change) => change.class === of).length;
  return [
    counted(count("breaking"), "breaking change"),
    counted(count("addition"), "addition"),
    `${counted(count("documentation"), "change")} of documentation`,
  ];
}

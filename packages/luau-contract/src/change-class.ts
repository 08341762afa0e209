/**
 * What a change between two versions requires of scripts: edits, nothing, or nothing because only texts
 * differ. The gravest first.
 */
export const CHANGE_CLASSES = ["breaking", "addition", "documentation"] as const;
export type ChangeClass = (typeof CHANGE_CLASSES)[number];

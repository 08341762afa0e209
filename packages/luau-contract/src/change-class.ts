/**
 * The effect of a change on scripts: they must be edited, need not be, or are unaffected because only texts
 * differ. Most severe first.
 */
export const CHANGE_CLASSES = ["breaking", "addition", "documentation"] as const;
export type ChangeClass = (typeof CHANGE_CLASSES)[number];

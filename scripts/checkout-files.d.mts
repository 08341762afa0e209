export function checkoutFiles(folder: string): readonly string[] | null;
export function checkedOutCommit(folder: string): string;
export function changedFiles(folder: string): ReadonlyMap<string, string> | null;

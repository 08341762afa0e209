export function readHeaders(text: string): (path: string) => ReadonlyMap<string, string>;

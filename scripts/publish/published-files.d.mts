export function filesUnder(folder: string, prefix?: string): readonly string[];
export function publishedFiles(folder: string): readonly string[];

export function installApart(name: string, version: string): Promise<string | null>;

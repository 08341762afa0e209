export function securityHeaders(policy: string): readonly (readonly [name: string, value: string])[];
export function isForEver(file: string): boolean;
export function cachingRules(files: readonly string[]): readonly (readonly [path: string, caching: string])[];
export function headersFile(policy: string, files: readonly string[], prefix: string): string;
export function nginxPolicy(policy: string): string;

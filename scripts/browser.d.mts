/** Makes sure that there is a browser; gives the path of its executable. */
export function ensureBrowser(): Promise<string>;

/** Makes sure that a Debian program is there; false where it is not to be had. */
export function ensureProgram(command: string, debianPackage: string, args?: readonly string[]): Promise<boolean>;

/** Installs Debian's package, where this is Debian and we may; tells whether it did. */
export function installDebianPackage(name: string): Promise<boolean>;

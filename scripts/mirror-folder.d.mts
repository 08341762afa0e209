export interface Layer {
  readonly folder: string;
  readonly takes: (name: string, isTopLevel: boolean) => boolean;
}

export function mirrorFolder(layers: readonly Layer[], target: string, kept: ReadonlySet<string>): void;

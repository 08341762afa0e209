export interface PageCode {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly styleAttributes: Set<string>;
  readonly images: Set<string>;
  readonly media: Set<string>;
  readonly frames: Set<string>;
  readonly refused: Set<string>;
}

export function hashSource(text: string): string;
export function readableAddress(address: string): string;
export function noCode(): PageCode;
export function addCode(found: Readonly<Record<keyof PageCode, Iterable<string>>>, code: PageCode): void;

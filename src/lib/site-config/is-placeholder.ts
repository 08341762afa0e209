/** Names that are reserved for examples and tests, which no published site has (RFC 2606 and 6761). */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|localhost|test)$/;

export const isPlaceholder = (url: string): boolean => RESERVED.test(new URL(url).hostname);

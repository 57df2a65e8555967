/**
 * Keeps a value that is written from left to right, such as an address or a price, in one piece inside a sentence that is
 * written from right to left.
 */
export const isolate = (value: string): string => `\u2068${value}\u2069`;

/** The words of a text, for long lists of short values. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

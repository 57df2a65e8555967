export type Params = Record<string, string | number>;

/** Puts the values into a sentence. */
export const fillIn = (sentence: string, params: Params = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));

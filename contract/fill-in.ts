export type Params = Record<string, string | number>;

/** The names of the values in a sentence. */
export type NamesIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Puts the values into a sentence. */
export const fillIn = (sentence: string, params: Params = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));

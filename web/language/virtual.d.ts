declare module 'virtual:text-files' {
  /** The file with the texts of home, by the prefix of its language. Empty in development. */
  const files: Record<string, string>;
  export default files;
}

declare module 'virtual:reasons' {
  import type { Prefix } from '#contract/languages.ts';

  /** Loads the sentences of a language, by their codes. */
  const files: Record<Prefix, () => Promise<{ default: Record<string, string> }>>;
  export default files;
}

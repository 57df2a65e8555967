import type { TextsOfLanguage } from './read-texts.ts';

/** The sentences of the server in one language, by code, as texts that are checked like those of the page. */
export function readRefusals(sentences: Record<string, string>): TextsOfLanguage {
  return new Map(
    Object.entries(sentences).map(([code, sentence]) => {
      const parameters = [...new Set(sentence.match(/(?<=\{)\w+(?=\})/g))];
      return [`refusals ${code}`, { source: sentence, words: sentence, parameters, unused: [] }];
    }),
  );
}

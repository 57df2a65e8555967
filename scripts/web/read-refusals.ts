import { join } from 'node:path';
import { translated } from '../../contract/reasons.ts';
import { readModule, type Text, type TextsOfLanguage } from './read-texts.ts';

/** The sentences of the server by code, as texts that are checked like the texts of the page. */
export function refusalTexts(sentences: Record<string, string>): TextsOfLanguage {
  return new Map(
    Object.entries(sentences).map(([code, sentence]) => {
      const parameters = [...new Set(sentence.match(/(?<=\{)\w+(?=\})/g))];
      return [`refusals ${code}`, { source: sentence, words: sentence, parameters, unused: [] }];
    }),
  );
}

/** The sentences of one language. The English ones are in the contract. */
export function readRefusals(web: string, prefix: string): TextsOfLanguage {
  if (prefix === 'en') return refusalTexts(translated);
  const own: Record<string, string> = {};
  const add = (code: string, { words }: Text) => Object.assign(own, { [code]: words ?? '' });
  readModule(join(web, `language/refusals/${prefix}.ts`), add, 'refusals');
  return refusalTexts(own);
}

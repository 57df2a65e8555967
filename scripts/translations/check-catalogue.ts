import type { Language } from '../../contract/languages.ts';
import { describePlans } from '../../contract/plan-limits.ts';
import { defaultPlans, GUEST_COOLDOWN_MS } from '../../contract/plans.ts';
import { type Catalogue, type Entry, SAME } from './catalogue.ts';
import { checkMessage } from './check-message.ts';
import type { Message } from './parts.ts';

/** What only the parser of ICU messages understands. */
const NOT_PLAIN = /''|'[{}<>]|<[a-zA-Z/]|\{\w*[^\w}]/;

/** What is wrong with the catalogue of a language. */
export function checkCatalogue(messages: Message[], catalogue: Catalogue, language: Language): string[] {
  const limits = Object.keys(describePlans(defaultPlans, GUEST_COOLDOWN_MS, {}, language));
  /** The page can fill in every limit everywhere, other programs only those that they have at hand. */
  const knownTo = ({ english, isPlain }: Message) =>
    new Set(
      !isPlain || limits.some((name) => english.includes(`{${name}}`)) ? ['brand', 'founded', ...limits] : [],
    );
  const ids = new Set(messages.map(({ id }) => id));
  return [
    ...messages.flatMap((message) =>
      problemsOf(message, catalogue.get(message.id)).map((problem) => `${message.id}: ${problem}`),
    ),
    ...[...catalogue.keys()].filter((id) => !ids.has(id)).map((id) => `${id}: English has no such text`),
  ];

  function problemsOf(message: Message, entry: Entry | undefined): string[] {
    const { english, isPlain } = message;
    if (!entry?.translation) return ['is missing'];
    if (entry.english !== english || entry.isFuzzy) return [`the English text has changed: ${english}`];
    const { translation, comments } = entry;
    if (isPlain && NOT_PLAIN.test(translation)) return ['may have only words and values in braces'];
    const problems = checkMessage(english, translation, {
      prefix: language.prefix,
      known: knownTo(message),
    });
    return translation === english && !comments.includes(SAME) ? [...problems, 'is still English'] : problems;
  }
}

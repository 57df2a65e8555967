import { pluralIn } from '#contract/languages.ts';

const plural = pluralIn('en');

export const texts = {
  search: 'Search messages',
  clear: 'Clear search',
  found: (count: number) =>
    plural(count, { one: `${count} message found`, other: `${count} messages found` }),
  nothingFits: (words: string) => `No message fits “${words}”.`,
  failed: 'The search did not work. Please try again in a moment.',
};

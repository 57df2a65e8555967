import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

export const texts: Texts = {
  search: 'Поиск по письмам',
  clear: 'Очистить поиск',
  found: (count) =>
    plural(count, {
      one: `Найдено ${count} письмо`,
      few: `Найдено ${count} письма`,
      many: `Найдено ${count} писем`,
      other: `Найдено ${count} письма`,
    }),
  nothingFits: (words) => `По запросу «${words}» писем нет.`,
  failed: 'Поиск не сработал. Попробуйте ещё раз чуть позже.',
};

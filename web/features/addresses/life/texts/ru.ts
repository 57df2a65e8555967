import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

export const texts: Texts = {
  extendTo: (end) => `Продлить до ${end}`,
  extended: 'Продлён',
  atMost: (day) => `Не дольше чем до ${day}`,
  extendableFrom: (time) => `Можно продлить с ${time}`,
  livesUntil: (end) => `Теперь работает до ${end}`,
  livesUntilAtMost: ({ end, day }) => `Теперь работает до ${end}, самое позднее — до ${day}`,
  notExtended: 'Не удалось продлить. Попробуйте ещё раз чуть позже.',

  takes: ({ max, came }) =>
    plural(max, {
      one: `Пока ${came} из ${max} письма`,
      few: `Пока ${came} из ${max} писем`,
      many: `Пока ${came} из ${max} писем`,
      other: `Пока ${came} из ${max} письма`,
    }),
  spent: (max) =>
    max === 1
      ? 'Этот адрес уже принял своё единственное письмо. Остальные он не принимает.'
      : plural(max, {
          one: `Этот адрес уже принял ${max} письмо. Остальные он не принимает.`,
          few: `Этот адрес уже принял свои ${max} письма. Остальные он не принимает.`,
          many: `Этот адрес уже принял свои ${max} писем. Остальные он не принимает.`,
          other: `Этот адрес уже принял свои ${max} письма. Остальные он не принимает.`,
        }),
};

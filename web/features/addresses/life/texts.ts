import { pluralIn } from '#contract/languages.ts';

const plural = pluralIn('en');

export const texts = {
  extendTo: (end: string) => `Extend to ${end}`,
  extended: 'Extended',
  atMost: (day: string) => `Until ${day} at most`,
  extendableFrom: (time: string) => `Can be extended from ${time}`,
  livesUntil: (end: string) => `Now lives until ${end}`,
  livesUntilAtMost: ({ end, day }: { end: string; day: string }) => `Now lives until ${end}, ${day} at most`,
  notExtended: 'It could not be extended. Please try again in a moment.',

  takes: ({ max, came }: { max: number; came: number }) =>
    plural(max, { one: `${came} of ${max} message so far`, other: `${came} of ${max} messages so far` }),
  spent: (max: number) =>
    plural(max, {
      one: 'This address has taken its only message. It refuses all others.',
      other: `This address has taken its ${max} messages. It refuses all others.`,
    }),
};

import type { Texts } from '../texts.ts';

export const texts: Texts = {
  extendTo: (end) => `${end}まで延長`,
  extended: '延長しました',
  atMost: (day) => `最長で${day}まで`,
  extendableFrom: (time) => `${time}から延長できます`,
  livesUntil: (end) => `${end}まで使えます`,
  livesUntilAtMost: ({ end, day }) => `${end}まで使えます（最長で${day}まで）`,
  notExtended: '延長できませんでした。少し待ってからもう一度お試しください。',

  takes: ({ max, came }) => `これまでに${max}件中${came}件`,
  spent: (max) => `このアドレスはメールを${max}件受け取りました。これ以上は受け取りません。`,
};

import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  feedback: 'ご意見',
  question: ({ strong, soft }) => (
    <>
      {strong(`${brand.name}の使い心地はいかがですか？`)}
      {soft('よいところも困ったところもお聞かせください。')}
    </>
  ),
  share: '意見を送る',
  notNow: 'あとで',
};

import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  feedback: 'Отзыв',
  question: ({ strong, soft }) => (
    <>
      {strong(`Как вам ${brand.name}?`)} {soft('Расскажите, что работает хорошо, а что нет.')}
    </>
  ),
  share: 'Оставить отзыв',
  notNow: 'Не сейчас',
};

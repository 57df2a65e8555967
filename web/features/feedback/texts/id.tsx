import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  feedback: 'Masukan',
  question: ({ strong, soft }) => (
    <>
      {strong(`Bagaimana ${brand.name} menurutmu?`)}{' '}
      {soft('Ceritakan apa yang sudah bagus dan apa yang belum.')}
    </>
  ),
  share: 'Beri masukan',
  notNow: 'Nanti saja',
};

import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  feedback: 'Sua opinião',
  question: ({ strong, soft }) => (
    <>
      {strong(`O que você está achando do ${brand.name}?`)}{' '}
      {soft('Conte o que funciona bem e o que não funciona.')}
    </>
  ),
  share: 'Dar minha opinião',
  notNow: 'Agora não',
};

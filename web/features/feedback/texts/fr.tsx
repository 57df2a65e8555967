import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  feedback: 'Votre avis',
  question: ({ strong, soft }) => (
    <>
      {strong(`Que pensez-vous de ${brand.name} ?`)} {soft('Dites-nous ce qui marche bien et ce qui coince.')}
    </>
  ),
  share: 'Donner mon avis',
  notNow: 'Plus tard',
};

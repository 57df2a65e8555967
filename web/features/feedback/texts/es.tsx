import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  feedback: 'Tu opinión',
  question: ({ strong, soft }) => (
    <>
      {strong(`¿Qué tal te va con ${brand.name}?`)} {soft('Cuéntanos qué funciona bien y qué no.')}
    </>
  ),
  share: 'Dar mi opinión',
  notNow: 'Ahora no',
};

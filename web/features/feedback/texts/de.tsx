import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  feedback: 'Feedback',
  question: ({ strong, soft }) => (
    <>
      {strong(`Wie gefällt dir ${brand.name}?`)} {soft('Sag uns, was gut läuft und was nicht.')}
    </>
  ),
  share: 'Feedback geben',
  notNow: 'Jetzt nicht',
};

import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  feedback: 'Geri bildirim',
  question: ({ strong, soft }) => (
    <>
      {strong(`${brand.name} işine yarıyor mu?`)} {soft('Neyin iyi olduğunu, neyin olmadığını bize anlat.')}
    </>
  ),
  share: 'Görüşünü yaz',
  notNow: 'Şimdi değil',
};

import { brand } from '#contract/brand.ts';
import type { Wrap } from '#web/language/words.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  feedback: 'رأيك',
  question: ({ strong, soft }: { strong: Wrap; soft: Wrap }) => (
    <>
      {strong(`ما رأيك في ${brand.name}؟`)} {soft('أخبرنا بما أعجبك وما لم يعجبك.')}
    </>
  ),
  share: 'شاركنا رأيك',
  notNow: 'ليس الآن',
};

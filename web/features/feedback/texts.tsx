import { brand } from '#contract/brand.ts';
import type { Wrap } from '#web/language/words.ts';

export const texts = {
  feedback: 'Feedback',
  question: ({ strong, soft }: { strong: Wrap; soft: Wrap }) => (
    <>
      {strong(`How is ${brand.name} working for you?`)} {soft('Tell us what works well and what does not.')}
    </>
  ),
  share: 'Share feedback',
  notNow: 'Not now',
};

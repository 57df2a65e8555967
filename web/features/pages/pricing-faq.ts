import { price } from '#contract/plans.ts';
import { limits } from '#web/lib/limits.ts';

export const pricingFaq = [
  {
    question: 'Is the free plan really free?',
    answer:
      'Yes. It costs nothing, needs no registration and no card, and never turns into a paid plan. Ads pay for it. They never appear inside a message.',
  },
  {
    question: 'What happens when my free addresses have expired?',
    answer: `If you have used all of them, you can generate new ones ${limits.cooldown} after the newest one has expired. The page shows you a countdown. With premium there is no such wait: as soon as one of your ${limits.premiumAddresses} is gone, you can generate another.`,
  },
  {
    question: 'What exactly is “enhanced security”?',
    answer:
      'Anyone who knows the exact address of a free inbox can open it. A premium inbox can be opened by its owner only, even if others know the address. Both are encrypted on disk, each with a key of its own.',
  },
  { question: limits.buyQuestion, answer: limits.buyAnswer },
  {
    question: 'Can I cancel at any time?',
    answer: `Yes. Premium is ${price.label} per month without a minimum term. A cancellation takes effect at the end of the month you have paid for, and you keep premium until then.`,
  },
];

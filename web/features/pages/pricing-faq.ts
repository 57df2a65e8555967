import { price } from '#contract/plans.ts';

export const pricingFaq = [
  {
    question: 'Is the free plan really free?',
    answer:
      'Yes. It costs nothing, needs no registration and no card, and does not turn into something else after a while. It is paid for by advertising in fixed boxes, which never appears inside a message.',
  },
  {
    question: 'What happens when my two free addresses have expired?',
    answer:
      'New free addresses are available 48 hours after the newest one has expired. The page shows you a countdown. Premium has no such pause: a new address can be made as soon as one of the five is gone.',
  },
  {
    question: 'What exactly is “enhanced security”?',
    answer:
      'A free inbox opens for anyone who knows its exact address. A premium inbox opens for its owner only, whoever else knows the address. Both are encrypted on disk with a key of their own.',
  },
  {
    question: 'When can I buy premium?',
    answer:
      'Where payment is not open yet, the upgrade page says “coming soon”, and nothing can be charged. Until then you can use the free plan without any restriction of its features.',
  },
  {
    question: 'Can I cancel at any time?',
    answer: `Yes. Premium is ${price.label} per month without a minimum term. A cancellation takes effect at the end of the month you have paid for, and you keep premium until then.`,
  },
];

import { counted } from '../counted.ts';
import type { PlanWords } from './words.ts';

export const words: PlanWords = {
  time: counted,
  addresses: (count) => counted(count, 'address', 'addresses'),
  size: (value, unit) => `${value} ${unit}`,
  saving: (percent) => `Save ${percent}`,
  upgradeTitle: { sold: 'Upgrade to Premium', soon: 'Premium Features Coming Soon' },
  upgradeLead: {
    sold: 'More addresses, more time, no ads. Cancel anytime.',
    soon: 'We are still building the paid plan. This is what it will include:',
  },
  buyQuestion: { sold: 'How do I get premium?', soon: 'When can I buy premium?' },
  buyAnswer: {
    sold: 'Create an account on the upgrade page, enter the code that we email you, and pay by card on Stripe’s own page. Premium starts as soon as the payment is confirmed. We never see the number of your card.',
    soon: 'As long as the upgrade page says “coming soon”, premium cannot be bought and nothing is charged. Until then you can use the free plan with all its features.',
  },
};

import { pluralIn } from '../languages.ts';
import type { PlanWords } from './words.ts';

const plural = pluralIn('pt');

const counted = (count: number, one: string): string =>
  plural(count, { one: `${count} ${one}`, many: `${count} de ${one}s`, other: `${count} ${one}s` });

const UNITS = { day: 'dia', hour: 'hora', minute: 'minuto', second: 'segundo' } as const;

export const words: PlanWords = {
  time: (count, unit) => counted(count, UNITS[unit]),
  addresses: (count) => counted(count, 'endereço'),
  size: (value, unit) => `${String(value).replace('.', ',')}\u00a0${unit}`,
  saving: (percent) => `Economize ${percent}`,
  upgradeTitle: { sold: 'Assine o Premium', soon: 'O Premium chega em breve' },
  upgradeLead: {
    sold: 'Mais endereços, mais tempo, sem anúncios. Cancele quando quiser.',
    soon: 'Ainda estamos preparando o plano pago. Veja o que ele vai incluir:',
  },
  buyQuestion: { sold: 'Como faço para assinar o Premium?', soon: 'Quando vou poder assinar o Premium?' },
  buyAnswer: {
    sold: 'Crie uma conta na página de assinatura, digite o código que enviamos por email e pague com cartão na página da própria Stripe. O Premium começa assim que o pagamento é confirmado. Nunca vemos o número do seu cartão.',
    soon: 'Enquanto a página de assinatura disser “em breve”, não dá para assinar o Premium e nada é cobrado. Até lá, use o plano gratuito com tudo o que ele oferece.',
  },
};

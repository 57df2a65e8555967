import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  extendTo: (end) => `Prolongar até ${end}`,
  extended: 'Prolongado',
  atMost: (day) => `No máximo até ${day}`,
  extendableFrom: (time) => `Pode ser prolongado a partir de ${time}`,
  livesUntil: (end) => `Agora funciona até ${end}`,
  livesUntilAtMost: ({ end, day }) => `Agora funciona até ${end}, no máximo até ${day}`,
  notExtended: 'Não foi possível prolongar. Tente de novo daqui a pouco.',

  takes: ({ max, came }) =>
    plural(max, {
      one: `${came} de ${max} mensagem até agora`,
      many: `${came} de ${max} de mensagens até agora`,
      other: `${came} de ${max} mensagens até agora`,
    }),
  spent: (max) =>
    plural(max, {
      one: 'Este endereço já recebeu sua única mensagem. Ele recusa todas as outras.',
      many: `Este endereço já recebeu suas ${max} de mensagens. Ele recusa todas as outras.`,
      other: `Este endereço já recebeu suas ${max} mensagens. Ele recusa todas as outras.`,
    }),
};

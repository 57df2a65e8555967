import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  limitReached: 'Límite de direcciones alcanzado',
  tryAgainIn: 'Podrás reintentarlo en',
  nextAddress: 'Próxima dirección en',
  networkLimit:
    'Se han generado demasiadas direcciones desde tu red; quizá lo hicieron otras personas que la comparten contigo. No tiene que ver con tus propias direcciones.',
  premiumLimit: (max) =>
    max === 1
      ? 'Tu dirección está en uso. Podrás generar la siguiente cuando caduque o en cuanto la elimines.'
      : `Tus ${max} direcciones están en uso. Podrás generar la siguiente cuando caduque la más antigua o en cuanto elimines una.`,
  freeLimit: (max) =>
    plural(max, {
      one: `El plan gratuito incluye hasta ${max} dirección. Eliminar una dirección no libera su lugar.`,
      many: `El plan gratuito incluye hasta ${max} de direcciones. Eliminar una dirección no libera su lugar.`,
      other: `El plan gratuito incluye hasta ${max} direcciones. Eliminar una dirección no libera su lugar.`,
    }),
  freeLimitKeep: ({ max, inUse }) => {
    const keep = plural(inUse, {
      one: 'Puedes seguir usando la que tienes.',
      many: 'Puedes seguir usando las que tienes.',
      other: 'Puedes seguir usando las que tienes.',
    });
    return plural(max, {
      one: `El plan gratuito incluye hasta ${max} dirección. ${keep} Eliminar una dirección no libera su lugar.`,
      many: `El plan gratuito incluye hasta ${max} de direcciones. ${keep} Eliminar una dirección no libera su lugar.`,
      other: `El plan gratuito incluye hasta ${max} direcciones. ${keep} Eliminar una dirección no libera su lugar.`,
    });
  },
  premiumGives: () =>
    `Con Premium tienes ${limits.premiumAddresses} a la vez, cada una durante ${limits.premiumLifetime}.`,
  upgrade: 'Pasar a Premium',
};

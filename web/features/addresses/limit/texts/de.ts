import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  limitReached: 'Adresslimit erreicht',
  tryAgainIn: 'Neuer Versuch möglich in',
  nextAddress: 'Nächste Adresse in',
  networkLimit:
    'Aus deinem Netz wurden zu viele Adressen erstellt, vielleicht von anderen, die es mit dir teilen. Mit deinen eigenen Adressen hat das nichts zu tun.',
  premiumLimit: (max) =>
    max === 1
      ? 'Deine Adresse ist noch aktiv. Die nächste kannst du erstellen, wenn sie abläuft oder sobald du sie löschst.'
      : `Alle deine ${max} Adressen sind noch aktiv. Die nächste kannst du erstellen, wenn die älteste abläuft oder sobald du eine löschst.`,
  freeLimit: (max) =>
    plural(max, {
      one: `Der kostenlose Tarif umfasst bis zu ${max} Adresse. Löschen macht keinen Platz für eine neue frei.`,
      other: `Der kostenlose Tarif umfasst bis zu ${max} Adressen. Löschen macht keinen Platz für eine neue frei.`,
    }),
  freeLimitKeep: ({ max, inUse }) => {
    const keep = plural(inUse, {
      one: 'Die Adresse, die du hast, kannst du weiter nutzen.',
      other: 'Die Adressen, die du hast, kannst du weiter nutzen.',
    });
    return plural(max, {
      one: `Der kostenlose Tarif umfasst bis zu ${max} Adresse. ${keep} Löschen macht keinen Platz für eine neue frei.`,
      other: `Der kostenlose Tarif umfasst bis zu ${max} Adressen. ${keep} Löschen macht keinen Platz für eine neue frei.`,
    });
  },
  premiumGives: () =>
    `Mit Premium hast du ${limits.premiumAddresses} gleichzeitig, jede für ${limits.premiumLifetime}.`,
  upgrade: 'Premium holen',
};

import { durationWith } from './duration.ts';
import type { PlanWords } from './words.ts';

const UNITS = {
  day: ['Tag', 'Tage'],
  hour: ['Stunde', 'Stunden'],
  minute: ['Minute', 'Minuten'],
  second: ['Sekunde', 'Sekunden'],
} as const;

/** The number and its noun stay on one line. */
const counted = (count: number, one: string, many: string) => `${count}\u00a0${count === 1 ? one : many}`;

const time: PlanWords['time'] = (count, unit) => {
  const [one, many] = UNITS[unit];
  return counted(count, one, many);
};
/** Only days have a form of their own: "3 Tage", "nach 3 Tagen". */
const timeDative: PlanWords['time'] = (count, unit) =>
  unit === 'day' ? counted(count, 'Tag', 'Tagen') : time(count, unit);

export const words: PlanWords = {
  time,
  addresses: (count) => counted(count, 'Adresse', 'Adressen'),
  size: (value, unit) => `${String(value).replace('.', ',')}\u00a0${unit}`,
  saving: (percent) => `${percent} sparen`,
  upgradeTitle: { sold: 'Premium holen', soon: 'Premium kommt demnächst' },
  upgradeLead: {
    sold: 'Mehr Adressen, mehr Zeit, keine Werbung. Jederzeit kündbar.',
    soon: 'Am kostenpflichtigen Tarif arbeiten wir noch. Das wird er dir bieten:',
  },
  buyQuestion: { sold: 'Wie bekomme ich Premium?', soon: 'Wann kann ich Premium kaufen?' },
  buyAnswer: {
    sold: 'Leg auf der Premium-Seite ein Konto an, gib den Code ein, den wir dir per E-Mail schicken, und zahle mit Karte direkt bei Stripe. Premium beginnt, sobald die Zahlung bestätigt ist. Deine Kartennummer sehen wir nie.',
    soon: 'Solange auf der Premium-Seite „demnächst“ steht, kannst du Premium nicht kaufen, und es wird nichts berechnet. Bis dahin nutzt du den kostenlosen Tarif mit allem, was er kann.',
  },
  forms: ({ free, premium }, cooldownMs) => ({
    freeLifetimeDative: durationWith(timeDative, free.lifetimeMs),
    premiumLifetimeDative: durationWith(timeDative, premium.lifetimeMs),
    cooldownDative: durationWith(timeDative, cooldownMs),
  }),
};

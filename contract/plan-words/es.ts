import { pluralIn } from '../languages.ts';
import type { PlanWords } from './words.ts';

const plural = pluralIn('es');

const UNITS = {
  day: ['día', 'días'],
  hour: ['hora', 'horas'],
  minute: ['minuto', 'minutos'],
  second: ['segundo', 'segundos'],
  address: ['dirección', 'direcciones'],
} as const;

/** Whole millions take "de": "1000000 de horas". */
function counted(count: number, unit: keyof typeof UNITS): string {
  const [one, other] = UNITS[unit];
  return plural(count, {
    one: `${count} ${one}`,
    many: `${count} de ${other}`,
    other: `${count} ${other}`,
  });
}

export const words: PlanWords = {
  time: counted,
  addresses: (count) => counted(count, 'address'),
  size: (value, unit) => `${String(value).replace('.', ',')}\u00a0${unit}`,
  saving: (percent) => `Ahorra un ${percent}`,
  upgradeTitle: { sold: 'Pasa a Premium', soon: 'Premium llegará próximamente' },
  upgradeLead: {
    sold: 'Más direcciones, más tiempo y sin anuncios. Cancela cuando quieras.',
    soon: 'Aún estamos preparando el plan de pago. Esto es lo que incluirá:',
  },
  buyQuestion: { sold: '¿Cómo consigo Premium?', soon: '¿Cuándo podré comprar Premium?' },
  buyAnswer: {
    sold: 'Crea una cuenta en la página de Premium, escribe el código que te enviamos por correo y paga con tarjeta en la página de Stripe. Premium empieza en cuanto se confirma el pago. Nunca vemos el número de tu tarjeta.',
    soon: 'Mientras la página de Premium diga “próximamente”, no se puede comprar y no se te cobra nada. Hasta entonces puedes usar el plan gratuito con todas sus funciones.',
  },
};

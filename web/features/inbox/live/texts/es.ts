import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  states: {
    live: { word: 'En vivo', title: 'Los mensajes nuevos aparecen aquí al instante' },
    connecting: { word: 'Conectando', title: 'Conectando para recibir mensajes al instante' },
    polling: {
      word: 'En diferido',
      title: `Ahora mismo no hay conexión en vivo. Buscamos mensajes cada ${limits.inboxRefresh}`,
    },
    down: { word: 'No responde', title: 'Nuestro servidor no responde' },
    offline: { word: 'Sin conexión', title: 'Este dispositivo no tiene conexión' },
  },

  notifications: 'Notificaciones',

  yourCode: (code) => `Tu código es ${code}`,
  yourCodeFromUnchecked: (code) => `Tu código es ${code} (remitente no comprobado)`,
  notCheckedYet: 'Remitente aún no comprobado',
  suspiciousMessage: 'Mensaje sospechoso',
  saysItIsFrom: (name) => `Dice ser de ${name}`,

  spoken: {
    subject: ({ name, subject }) => `Mensaje nuevo de ${name}: ${subject}`,
    noSubject: (name) => `Mensaje nuevo de ${name}: sin asunto`,
    code: ({ name, code }) => `Mensaje nuevo de ${name}: código ${code}`,
    codeFromUnchecked: ({ name, code }) =>
      `Mensaje nuevo de ${name}: código ${code}, remitente no comprobado`,
    notCheckedYet: (name) => `Mensaje nuevo de ${name}: remitente aún no comprobado`,
    suspicious: (name) => `Mensaje sospechoso: dice ser de ${name}`,
    several: (count) =>
      plural(count, {
        one: `${count} mensaje nuevo`,
        many: `${count} de mensajes nuevos`,
        other: `${count} mensajes nuevos`,
      }),
    severalWithSuspicious: (count, suspicious) => {
      const some = plural(suspicious, {
        one: `${suspicious} sospechoso`,
        many: `${suspicious} de sospechosos`,
        other: `${suspicious} sospechosos`,
      });
      return plural(count, {
        one: `${count} mensaje nuevo, ${some}`,
        many: `${count} de mensajes nuevos, ${some}`,
        other: `${count} mensajes nuevos, ${some}`,
      });
    },
  },
};

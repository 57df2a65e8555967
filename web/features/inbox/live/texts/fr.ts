import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  states: {
    live: { word: 'En direct', title: 'Les nouveaux messages apparaissent ici immédiatement' },
    connecting: { word: 'Connexion', title: 'Connexion aux mises à jour en direct' },
    polling: {
      word: 'En différé',
      title: `Pas de mises à jour en direct pour le moment. Vérification toutes les ${limits.inboxRefresh}`,
    },
    down: { word: 'Sans réponse', title: 'Notre serveur ne répond pas' },
    offline: { word: 'Hors ligne', title: 'Cet appareil est hors ligne' },
  },

  notifications: 'Notifications',

  yourCode: (code) => `Votre code est ${code}`,
  yourCodeFromUnchecked: (code) => `Votre code est ${code} (expéditeur non vérifié)`,
  notCheckedYet: 'Expéditeur pas encore vérifié',
  suspiciousMessage: 'Message suspect',
  saysItIsFrom: (name) => `Se dit envoyé par ${name}`,

  spoken: {
    subject: ({ name, subject }) => `Nouveau message envoyé par ${name} : ${subject}`,
    noSubject: (name) => `Nouveau message envoyé par ${name} : sans objet`,
    code: ({ name, code }) => `Nouveau message envoyé par ${name} : code ${code}`,
    codeFromUnchecked: ({ name, code }) =>
      `Nouveau message envoyé par ${name} : code ${code}, expéditeur non vérifié`,
    notCheckedYet: (name) => `Nouveau message envoyé par ${name} : expéditeur pas encore vérifié`,
    suspicious: (name) => `Message suspect : se dit envoyé par ${name}`,
    several: (count) =>
      plural(count, {
        one: `${count} nouveau message`,
        many: `${count} de nouveaux messages`,
        other: `${count} nouveaux messages`,
      }),
    severalWithSuspicious: (count, suspicious) => {
      const some = plural(suspicious, {
        one: `${suspicious} suspect`,
        many: `${suspicious} suspects`,
        other: `${suspicious} suspects`,
      });
      return plural(count, {
        one: `${count} nouveau message, dont ${some}`,
        many: `${count} de nouveaux messages, dont ${some}`,
        other: `${count} nouveaux messages, dont ${some}`,
      });
    },
  },
};

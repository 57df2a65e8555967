import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  noneYet: 'Aucun serveur de messagerie n’a encore essayé de remettre un e-mail à cette adresse.',
  noneSince: (time) =>
    `Aucun serveur de messagerie n’a essayé de remettre un e-mail à cette adresse depuis ${time}.`,
  takesNone: (domain) => `Nous n’acceptons pas d’e-mails pour ${domain} en ce moment.`,
  more: 'Plus',
  notLoaded: 'La liste des tentatives de remise n’a pas pu être chargée.',

  stored: 'Un e-mail a été enregistré dans cette boîte.',
  tooLarge: 'Un e-mail a été refusé parce qu’il était trop volumineux.',
  tooLargeFor: ({ size, limit }) =>
    `Un e-mail de ${size} a été refusé parce qu’il était trop volumineux. Cette adresse accepte jusqu’à ${limit} de pièces jointes.`,
  tooLargeForFree: ({ size, limit, premium }) =>
    `Un e-mail de ${size} a été refusé parce qu’il était trop volumineux. Cette adresse accepte jusqu’à ${limit} de pièces jointes, et jusqu’à ${premium} avec Premium.`,
  textTooLarge: (size) =>
    `Un e-mail de ${size} a été refusé parce que son texte ou ses en-têtes étaient trop volumineux.`,
  refused: {
    spent: 'Un e-mail a été refusé parce que cette adresse a déjà reçu tous les messages prévus pour elle.',
    blocked: 'Un e-mail a été refusé parce que nous n’acceptons rien de son expéditeur ou de son réseau.',
    malformed: 'Un e-mail a été refusé parce que son format était incorrect ou trop complexe.',
    other: 'Un e-mail a été refusé.',
  },
  deferred: {
    full: 'Un serveur de messagerie a été invité à réessayer plus tard, parce que cette boîte était pleine. Supprimez des messages pour faire de la place. La plupart des serveurs réessaient au bout de quelques minutes.',
    alone:
      'Un serveur de messagerie a été invité à remettre un e-mail à cette adresse séparément des autres destinataires. La plupart des serveurs le font au bout de quelques minutes.',
    'network-full':
      'Un serveur de messagerie a été invité à réessayer plus tard, parce que son réseau nous a envoyé trop d’e-mails en une heure. La plupart des serveurs réessaient au bout de quelques minutes.',
    unavailable:
      'Un serveur de messagerie a été invité à réessayer plus tard, parce que nous ne pouvions pas accepter l’e-mail à ce moment-là. La plupart des serveurs réessaient au bout de quelques minutes.',
    other:
      'Un serveur de messagerie a été invité à réessayer plus tard. La plupart des serveurs réessaient au bout de quelques minutes.',
  },
  broken:
    'Un serveur de messagerie a demandé à remettre un e-mail à cette adresse, mais la connexion s’est terminée avant qu’il soit complet.',

  attempts: 'Tentatives des serveurs de messagerie',
  outcomes: {
    stored: 'Enregistré',
    refused: 'Refusé',
    deferred: 'À réessayer plus tard',
    broken: 'Interrompu',
  },
  times: (count) =>
    plural(count, {
      one: `relevé ${count} fois`,
      many: `relevé ${count} fois`,
      other: `relevé ${count} fois`,
    }),
  encrypted: (version) => `chiffré avec ${version}`,
  notEncrypted: 'non chiffré',
  ourAnswer: 'Notre réponse :',

  noMailYet: 'Toujours rien ? Voici ce que nous savons.',
  lastTook: ({ anybody, domain, forDomain }) =>
    `Nous avons accepté le dernier e-mail, tous destinataires confondus, ${anybody}, et le dernier pour ${domain} ${forDomain}.`,
  lastTookForOthers: ({ anybody, domain }) =>
    `Nous avons accepté le dernier e-mail, tous destinataires confondus, ${anybody}. Nous n’en avons encore relevé aucun pour ${domain}.`,
  tookNone: 'Nous n’avons encore relevé aucun e-mail pour personne.',
  momentsAgo: 'il y a moins d’une minute',
  health: {
    listed: (domain) =>
      `${domain} est sur une liste publique de domaines jetables : certains sites le refusent.`,
    quiet: (domain) =>
      `Ces dernières 24 heures, moins d’adresses que d’habitude ont reçu des e-mails sur ${domain}.`,
  },

  whatToTry: 'Ce que vous pouvez essayer',
  pasteAgain: 'Collez à nouveau l’adresse et faites renvoyer l’e-mail.',
  copyAddress: 'Copier l’adresse',
  useAnotherDomain: 'Certains sites refusent un domaine et en acceptent un autre.',
  saySiteRefused: 'Si un site n’a pas accepté cette adresse, dites-nous lequel.',
  advice: {
    'too-large': 'Demandez un e-mail plus léger, par exemple avec un lien au lieu de pièces jointes.',
    spent: 'Générez une autre adresse. Celle-ci n’accepte plus de messages.',
    blocked: 'Le renvoyer ne servira à rien. Demandez l’e-mail depuis un autre expéditeur.',
    malformed: 'Le renvoyer ne servira que si l’expéditeur modifie l’e-mail.',
    deferred: 'Attendez le prochain essai avant de faire renvoyer l’e-mail.',
    broken: 'Attendez quelques minutes. Si rien n’arrive, faites renvoyer l’e-mail.',
  },
};

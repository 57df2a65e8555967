import type { Texts } from '../texts.ts';

export const texts: Texts = {
  nameOfNext: 'Nom de la prochaine adresse (facultatif)',
  namePlaceholder: 'nom (facultatif)',
  everyName: 'Tous les noms',
  everyNameMeans: 'Reçoit tous les e-mails envoyés aux noms de ce domaine qui n’ont pas leur propre adresse',

  domain: 'Domaine',
  anyDomain: 'N’importe lequel',
  yours: 'à vous',
  subdomain: 'sous-domaine',
  subdomainMeans: 'Un sous-domaine aléatoire, propre à cette adresse',
  health: { good: 'bon', listed: 'listé', quiet: 'calme' },
  healthMeans: {
    good: 'Il n’est sur aucune des listes publiques de domaines jetables que nous vérifions, et les e-mails arrivent comme d’habitude.',
    listed: 'Il est sur une liste publique de domaines jetables : certains sites le refusent.',
    quiet: 'Ces dernières 24 heures, moins d’adresses que d’habitude ont reçu des e-mails ici.',
  },

  lifetime: 'Durée de vie',
  messages: 'Messages',
  all: 'Tous',
  only: (count) => `${count} seulement`,
  onlyMeans:
    'Si vous choisissez un nombre, l’adresse refuse les messages au-delà. Ceux qui sont arrivés avant restent jusqu’à l’expiration de l’adresse.',
  chooseAgain: 'Ce n’est plus possible. Choisissez à nouveau.',

  whichSite: 'Quel site était-ce ? Nous comptons combien de fois un site est cité, mais pas par qui.',
  site: 'Site',
  notASite: (example) => `Indiquez le nom d’un site, par exemple ${example}.`,
  send: 'Envoyer',
  notSent: 'L’envoi n’a pas abouti. Réessayez dans un instant.',
  thanks: 'Merci. C’est noté.',
  tryAnotherDomain: 'Essayer un autre domaine',
  close: 'Fermer',
};

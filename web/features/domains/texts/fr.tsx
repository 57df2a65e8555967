import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  domains: 'Vos domaines',
  listOfDomains: 'Vos domaines',
  whatDomainsAreFor:
    'Recevez des e-mails sur un domaine à vous, par exemple quand un site refuse les nôtres.',
  useASeparateOne: (strong) => (
    <>
      {strong('Prenez un domaine réservé à cela, pas celui de votre entreprise.')} Les listes de domaines
      jetables peuvent le retenir.
    </>
  ),
  domainsNotLoaded: 'Impossible de charger vos domaines.',
  noDomains: 'Vous n’avez pas encore de domaine.',
  domainsAreFull: (limit) =>
    plural(limit, {
      one: `Vous avez ${limit} domaine, c’est la limite. Retirez-le pour en ajouter un autre.`,
      many: `Vous avez ${limit} de domaines, c’est la limite. Retirez-en un pour en ajouter un autre.`,
      other: `Vous avez ${limit} domaines, c’est la limite. Retirez-en un pour en ajouter un autre.`,
    }),
  domain: 'Domaine',
  domainIsMissing: 'Veuillez saisir un domaine',
  addDomain: 'Ajouter un domaine',

  states: {
    pending: 'En attente du DNS',
    active: 'Actif',
    resting: 'En pause',
    retiring: 'Bientôt terminé',
    retired: 'Terminé',
    suspended: 'Suspendu',
    blocked: 'Bloqué',
  },
  needsCare: 'À corriger',
  addTheseRecords:
    'Ajoutez ces deux enregistrements là où vous gérez le DNS de ce domaine, le plus souvent là où vous l’avez acheté. Ils peuvent mettre quelques minutes à apparaître. Cette page vérifie toutes les 30 secondes.',
  nowActive: (domain) => `${domain} est actif. Vous pouvez maintenant y avoir des adresses.`,
  publishThese: 'Dès que ces enregistrements sont dans le DNS, le domaine redevient actif.',

  records: 'Enregistrements DNS',
  purposes: {
    TXT: 'Prouve que le domaine est à vous',
    MX: 'Amène ses e-mails ici',
    wildcard: 'Amène ici les e-mails de tous les sous-domaines',
  },
  recordName: 'Nom',
  recordValue: 'Valeur',
  priority: 'Priorité',
  copyName: (record) => `Copier le nom de l’enregistrement ${record}`,
  copyValue: (record) => `Copier la valeur de l’enregistrement ${record}`,
  copied: 'Copié',
  notLookedAt: 'Pas encore vérifié',
  ok: 'Vu dans le DNS',
  missing: 'Absent du DNS',
  wrong: (found) => `Nous avons trouvé ${found}\u202f; le nôtre manque`,
  unknown: 'Pas de réponse du DNS\u202f: nous redemanderons',
  leaveOutDomain:
    'Si votre interface DNS ajoute elle-même le domaine à chaque nom, ne l’y écrivez pas. Le domaine lui-même s’écrit souvent @.',
  claimEnds: 'Si l’enregistrement TXT n’apparaît pas sous 7 jours, le domaine quitte cette liste.',
  lastLook: (time) => `Dernière vérification\u202f: ${time}`,
  lookNow: 'Vérifier maintenant',
  lookedOften: 'Nous avons vérifié plusieurs fois en une minute. Veuillez patienter un instant.',

  newAddress: 'Nouvelle adresse',
  everyName: 'Adresse pour tous les noms',
  openEveryName: (address) => `Ouvrir ${address}`,
  whatEveryNameIs: (address) =>
    `${address} reçoit les e-mails envoyés à tous les noms de ce domaine qui n’ont pas leur propre adresse. Elle compte pour une adresse.`,

  subdomains: 'Sous-domaines',
  on: 'Activés',
  off: 'Désactivés',
  allowSubdomains: 'Autoriser les sous-domaines',
  whatSubdomainsAre: (example) =>
    `Une adresse peut avoir son propre sous-domaine aléatoire, par exemple ${example}.`,
  wildcardFirst: 'Il faut un enregistrement de plus. Ajoutez-le d’abord, puis activez.',

  remove: 'Retirer',
  removeDomain: (domain) => `Retirer ${domain}`,
  reallyRemove: (domain) => `Retirer ${domain}\u202f?`,
  whatRemovingDoes:
    'Toutes ses adresses sont fermées aussitôt et leurs e-mails supprimés. Les e-mails envoyés à ce domaine sont refusés. Pour l’ajouter de nouveau, il vous faut un nouvel enregistrement TXT.',
  whatRemovingPendingDoes:
    'Son enregistrement TXT ne vaut plus rien. Pour ajouter le domaine de nouveau, il vous en faut un nouveau.',
  removed: (domain) => `${domain} a été retiré.`,
};

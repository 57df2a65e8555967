import type { Texts } from '../texts-type.ts';

export const texts: Texts = {
  extensionName: 'Mayfly : e-mail jetable',
  extensionAbout:
    'Une adresse jetable pour tout formulaire, et son code dans la page. Ne lit rien avant votre clic.',
  newAddressHere: 'Nouvelle adresse Mayfly ici',

  newAddress: 'Nouvelle adresse',
  newAddressIntoField: 'Nouvelle adresse dans le champ',
  putIntoField: 'La mettre dans le champ',
  copy: 'Copier',
  copyAddress: 'Copier l’adresse',
  copyCode: 'Copier le code',
  copied: 'Copié',
  settings: 'Paramètres',
  openInbox: 'Ouvrir la boîte',
  timeLeft: (time) => `Encore ${time}`,
  noAddress: 'Pas encore d’adresse',
  noAddressHint: 'Créez-en une pour cette page. Elle expire d’elle-même, et ses messages avec elle.',
  ended: 'Cette adresse a expiré',
  endedHint: 'Ses messages sont supprimés. Créez-en une nouvelle pour cette page.',
  waiting: 'En attente de messages…',
  checking: 'Vérification de l’expéditeur…',
  lastMail: 'Derniers messages',
  noSubject: '(sans objet)',
  codeFrom: (sender) => `Code envoyé par ${sender}`,
  codeFromElsewhere: (sender, site) => `Le code vient de ${sender}, et cette page est ${site}.`,
  fillCode: 'Remplir dans cette page',
  openLink: (host) => `Ouvrir le lien vers ${host}`,
  misleadingLink: 'Le texte de ce lien nomme un autre site.',
  suspicious: 'Expéditeur suspect',
  suspiciousHint:
    'Ce message ne vient sans doute pas de l’expéditeur indiqué. Son code et son lien ne sont donc pas proposés ici.',
  addressIsIn: 'L’adresse est dans le champ.',
  codeIsIn: 'Le code est dans le formulaire.',
  noEmailField:
    'Il n’y a ici aucun champ d’e-mail accessible à l’extension. Cliquez dans le champ et réessayez, ou copiez l’adresse.',
  noCodeField:
    'Il n’y a ici aucun champ de code accessible à l’extension. Cliquez dans le champ et réessayez, ou copiez le code.',
  closedPage: 'Le navigateur ne laisse aucune extension écrire dans cette page. Copiez plutôt.',

  whichServer: 'Quel Mayfly ?',
  whichServerHint: 'Indiquez à l’extension quel serveur crée vos adresses.',
  openSettings: 'Ouvrir les paramètres',
  tryAgain: 'Réessayer',
  noAnswer: (host) => `${host} ne répond pas. Êtes-vous en ligne ?`,
  notAllowed: (host) =>
    `Le navigateur ne laisse pas l’extension joindre ${host}. Enregistrez à nouveau le serveur dans les paramètres et autorisez l’accès.`,
  nextAddressAt: (time) =>
    `Toutes vos adresses sont utilisées. La prochaine sera possible à partir de : ${time}.`,
  noAddressLeft: 'Toutes vos adresses sont utilisées, ou votre réseau en a créé trop. Réessayez plus tard.',
  keyRefused: 'Le serveur n’accepte pas votre clé. Vérifiez-la dans les paramètres.',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',

  settingsTitle: 'Paramètres de Mayfly',
  server: 'Serveur',
  serverHint:
    'L’adresse de votre Mayfly, par exemple https://mayfly.example. Le navigateur demande ensuite si l’extension peut le joindre.',
  key: 'Clé (facultative)',
  keyHint:
    'Les comptes Premium créent des clés sur la page « Gérer ». Avec une clé, les nouvelles adresses appartiennent à votre compte.',
  save: 'Enregistrer',
  browserAsks: 'Votre navigateur demande si l’extension peut joindre ce serveur…',
  asking: 'Le serveur est interrogé…',
  saved: (host) => `Enregistré. Les nouvelles adresses viennent du serveur ${host}.`,
  notAnAddress: 'Ce n’est pas l’adresse d’un serveur. Une adresse ressemble à https://mayfly.example.',
  notEncrypted:
    'L’adresse doit commencer par https://. Sinon, d’autres personnes sur le réseau pourraient lire vos messages. Seul un serveur sur cet ordinateur peut s’en passer.',
  permissionRefused: (host) =>
    `Vous n’avez pas autorisé l’extension à joindre ${host}. Elle ne peut donc pas l’utiliser. Appuyez à nouveau sur « Enregistrer » et autorisez l’accès.`,
  noAnswerFrom: (host) => `${host} ne répond pas. Vérifiez l’adresse et votre connexion.`,
  notMayfly: (host) => `${host} répond, mais ce n’est pas un Mayfly.`,
  keyUnknown:
    'Le serveur n’accepte pas cette clé. Les clés commencent par mf_ et fonctionnent tant que dure Premium.',
  whatItSees: 'Ce que voit l’extension',
  whatItSeesHint:
    'Rien d’une page avant votre clic. Elle cherche alors un champ dans cet onglet et y écrit. Elle parle à votre serveur et à personne d’autre.',
  forget: 'Tout oublier',
  forgetHint:
    'Retire de ce navigateur le serveur, la clé et vos adresses. Sur le serveur, elles expirent d’elles-mêmes.',
  reallyForget: 'Vraiment tout oublier ?',
  forgetLoses: 'L’extension de ce navigateur ne pourra plus ouvrir les adresses qui n’ont pas encore expiré.',
  cancel: 'Annuler',
  forgotten: 'Tout est oublié.',
};

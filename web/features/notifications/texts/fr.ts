import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  alsoClosed: 'Cet appareil vous préviendra des nouveaux messages, même quand cette page est fermée.',
  onlyWhileOpen:
    'Ce navigateur ne peut vous prévenir des nouveaux messages que tant que cette page est ouverte.',
  shows:
    'Une notification affiche l’expéditeur, l’objet et le code. Toute personne qui voit cet écran peut les lire.',
  sealed: 'Elle passe par le service push de votre navigateur, qui ne reçoit que des données chiffrées.',
  asksNext: 'Votre navigateur va ensuite vous demander l’autorisation.',
  hide: 'Masquer l’expéditeur, l’objet et le code',
  allAddresses: 'Toutes les adresses, y compris les nouvelles',
  addresses: 'Adresses',
  turnOn: 'Activer les notifications',
  turnOff: 'Désactiver',
  alsoWhenClosed: 'Aussi quand cette page est fermée',
  isOn: 'Les notifications sont activées dans ce navigateur.',
  isOnWhileOpen: 'Les notifications sont activées tant que cette page est ouverte.',
  sound: 'Son à chaque nouveau message tant que cette page est ouverte',
  refused:
    'Les notifications de ce site sont bloquées. Pour les recevoir, ouvrez les paramètres du site à côté de l’adresse de cette page, autorisez les notifications, puis rechargez la page.',
  notAllowed: 'Vous avez ignoré la question du navigateur : les notifications restent désactivées.',
  notSupported: 'Ce navigateur ne peut pas afficher de notifications.',
  addToHomeScreen: `Sur iPhone et iPad, les notifications nécessitent ${brand.name} sur l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil », et ouvrez ${brand.name} depuis cet écran.`,
  pushServiceSilent:
    'Votre navigateur n’a pas pu joindre son service push. En attendant, vous êtes prévenu seulement tant que cette page est ouverte.',
  tooManyBrowsers:
    'Il n’est plus possible d’ajouter de navigateur. Désactivez d’abord les notifications dans un autre.',
  tooOften: 'Trop de changements à la fois. Veuillez attendre une minute.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer dans un instant.',
  codeCopied: (code) => `Code ${code} copié`,
  codeNotCopied: 'Votre navigateur n’a pas copié le code. Appuyez sur « Copier le code ».',
  messageGone: 'Ce message a été supprimé.',
  messageNotHere:
    'Ce message ne peut pas être ouvert ici. Son adresse a peut-être expiré, ou vous devez d’abord vous connecter.',
};

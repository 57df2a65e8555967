import type { Texts } from '../texts.ts';

export const texts: Texts = {
  allMail: 'Alle E-Mails',
  about:
    'Dieses Postfach enthält alle E-Mails, die dieser Server angenommen hat, egal an welche Adresse sie gingen. Sein Token ist der Wert der Einstellung CATCH_ALL.',
  token: 'Token',
  kept: 'Bleibt in diesem Tab, bis du ihn schließt.',
  open: 'Postfach öffnen',
  wrongToken: 'Das ist nicht das Token, oder CATCH_ALL ist nicht gesetzt.',
  enterToken: 'Gib das Token ein.',
  notOpened: 'Der Posteingang konnte nicht geöffnet werden. Bitte versuch es gleich noch einmal.',
  forget: 'Token vergessen',
  sendAnywhere: 'Sende E-Mails an eine beliebige Adresse auf einer beliebigen Domain: Sie erscheinen hier.',
  howLong: 'Die neuesten 1.000 Nachrichten bleiben 24 Stunden.',
};

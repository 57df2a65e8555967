import type { Texts } from '../texts.ts';

export const texts: Texts = {
  nameOfNext: 'Name der nächsten Adresse (optional)',
  namePlaceholder: 'Name (optional)',
  everyName: 'Jeder Name',
  everyNameMeans: 'Bekommt alle E-Mails an Namen dieser Domain, die keine eigene Adresse haben',

  domain: 'Domain',
  anyDomain: 'Beliebige Domain',
  yours: 'deine',
  subdomain: 'Subdomain',
  subdomainMeans: 'Eine zufällige eigene Subdomain für diese Adresse',
  health: { good: 'gut', listed: 'gelistet', quiet: 'ruhig' },
  healthMeans: {
    good: 'Steht auf keiner der öffentlichen Listen von Wegwerf-Domains, die wir prüfen, und E-Mails kommen an wie gewohnt.',
    listed: 'Steht auf einer öffentlichen Liste von Wegwerf-Domains. Manche Websites lehnen sie deshalb ab.',
    quiet: 'In den letzten 24 Stunden haben hier weniger Adressen E-Mails bekommen als sonst.',
  },

  lifetime: 'Lebensdauer',
  messages: 'Nachrichten',
  all: 'Alle',
  only: (count) => `Nur ${count}`,
  onlyMeans:
    'Wenn du eine Anzahl wählst, weist die Adresse jede weitere Nachricht ab. Was vorher angekommen ist, bleibt, bis die Adresse abläuft.',
  chooseAgain: 'Das ist nicht mehr möglich. Bitte wähle noch einmal.',

  whichSite: 'Welche Website war es? Wir zählen, wie oft eine Website genannt wird, aber nicht, von wem.',
  site: 'Website',
  notASite: (example) => `Gib den Namen einer Website ein, zum Beispiel ${example}.`,
  send: 'Senden',
  notSent: 'Das konnte nicht gesendet werden. Versuch es gleich noch einmal.',
  thanks: 'Danke. Wir haben es notiert.',
  tryAnotherDomain: 'Andere Domain versuchen',
  close: 'Schließen',
};

import type { Texts } from '../texts-type.ts';

export const texts: Texts = {
  extensionName: 'Mayfly: Wegwerf-E-Mail',
  extensionAbout:
    'Eine Wegwerfadresse für jedes Formular, und der Code zurück in die Seite. Liest nichts, bevor du klickst.',
  newAddressHere: 'Neue Mayfly-Adresse hier',

  newAddress: 'Neue Adresse',
  newAddressIntoField: 'Neue Adresse ins Feld',
  putIntoField: 'Ins Feld eintragen',
  copy: 'Kopieren',
  copyAddress: 'Adresse kopieren',
  copyCode: 'Code kopieren',
  copied: 'Kopiert',
  settings: 'Einstellungen',
  openInbox: 'Postfach öffnen',
  timeLeft: (time) => `Noch ${time}`,
  noAddress: 'Noch keine Adresse',
  noAddressHint: 'Erstelle eine für diese Seite. Sie läuft von selbst ab und ihre Nachrichten mit ihr.',
  ended: 'Diese Adresse ist abgelaufen',
  endedHint: 'Ihre Nachrichten sind gelöscht. Erstelle eine neue für diese Seite.',
  waiting: 'Warten auf Nachrichten …',
  checking: 'Der Absender wird gerade geprüft …',
  lastMail: 'Letzte Nachrichten',
  noSubject: '(kein Betreff)',
  codeFrom: (sender) => `Code von ${sender}`,
  codeFromElsewhere: (sender, site) => `Der Code kommt von ${sender}, diese Seite ist ${site}.`,
  fillCode: 'In die Seite eintragen',
  openLink: (host) => `Link zu ${host} öffnen`,
  misleadingLink: 'Der Text dieses Links nennt eine andere Website.',
  suspicious: 'Verdächtiger Absender',
  suspiciousHint:
    'Diese Nachricht kommt wahrscheinlich nicht von dem Absender, den sie angibt. Ihr Code und ihr Link werden hier deshalb nicht angeboten.',
  addressIsIn: 'Die Adresse steht im Feld.',
  codeIsIn: 'Der Code steht im Formular.',
  noEmailField:
    'Hier gibt es kein E-Mail-Feld, das die Erweiterung erreicht. Klicke in das Feld und versuche es noch einmal, oder kopiere die Adresse.',
  noCodeField:
    'Hier gibt es kein Feld für einen Code, das die Erweiterung erreicht. Klicke in das Feld und versuche es noch einmal, oder kopiere den Code.',
  closedPage: 'In diese Seite lässt der Browser keine Erweiterung schreiben. Kopiere stattdessen.',

  whichServer: 'Welches Mayfly?',
  whichServerHint: 'Sag der Erweiterung, welcher Server deine Adressen erstellt.',
  openSettings: 'Einstellungen öffnen',
  tryAgain: 'Noch einmal versuchen',
  noAnswer: (host) => `${host} antwortet nicht. Bist du online?`,
  notAllowed: (host) =>
    `Der Browser lässt die Erweiterung nicht zu ${host}. Speichere den Server in den Einstellungen noch einmal und erlaube es.`,
  nextAddressAt: (time) => `Alle deine Adressen sind verbraucht. Die nächste bekommst du ab: ${time}.`,
  noAddressLeft:
    'Alle deine Adressen sind in Gebrauch, oder aus deinem Netz wurden zu viele erstellt. Versuche es später noch einmal.',
  keyRefused: 'Der Server nimmt deinen Schlüssel nicht an. Prüfe ihn in den Einstellungen.',
  failed: 'Das hat nicht geklappt. Versuche es gleich noch einmal.',

  settingsTitle: 'Einstellungen von Mayfly',
  server: 'Server',
  serverHint:
    'Die Adresse deines Mayfly, zum Beispiel https://mayfly.example. Der Browser fragt dann, ob die Erweiterung diesen Server erreichen darf.',
  key: 'Schlüssel (optional)',
  keyHint:
    'Mit Premium erstellst du Schlüssel auf der Seite „Verwalten“. Mit einem Schlüssel gehören neue Adressen zu deinem Konto.',
  save: 'Speichern',
  browserAsks: 'Dein Browser fragt, ob die Erweiterung diesen Server erreichen darf …',
  asking: 'Der Server wird gefragt …',
  saved: (host) => `Gespeichert. Neue Adressen kommen von ${host}.`,
  notAnAddress: 'Das ist keine Adresse eines Servers. Solche Adressen sehen so aus: https://mayfly.example.',
  notEncrypted:
    'Die Adresse muss mit https:// beginnen. Sonst könnten andere im Netz deine Nachrichten mitlesen. Nur ein Server auf diesem Computer ist ohne erreichbar.',
  permissionRefused: (host) =>
    `Du hast der Erweiterung nicht erlaubt, ${host} zu erreichen, also kann sie ihn nicht benutzen. Drücke noch einmal auf „Speichern“ und erlaube es.`,
  noAnswerFrom: (host) => `${host} antwortet nicht. Prüfe die Adresse und ob du online bist.`,
  notMayfly: (host) => `${host} antwortet, ist aber kein Mayfly.`,
  keyUnknown:
    'Der Server nimmt diesen Schlüssel nicht an. Schlüssel beginnen mit mf_ und gelten, solange du Premium hast.',
  whatItSees: 'Was die Erweiterung sieht',
  whatItSeesHint:
    'Nichts von einer Seite, bevor du klickst. Dann sucht sie in diesem Tab ein Feld und schreibt hinein. Sie spricht mit deinem Server und mit niemandem sonst.',
  forget: 'Alles vergessen',
  forgetHint:
    'Entfernt den Server, den Schlüssel und deine Adressen aus diesem Browser. Auf dem Server laufen sie von selbst ab.',
  reallyForget: 'Wirklich alles vergessen?',
  forgetLoses:
    'Adressen, die noch nicht abgelaufen sind, kann die Erweiterung in diesem Browser dann nicht mehr öffnen.',
  cancel: 'Abbrechen',
  forgotten: 'Alles ist vergessen.',
};

import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  cancel: 'Abbrechen',
  done: 'Fertig',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copiedToClipboard: 'In die Zwischenablage kopiert',
  unreachable: 'Der Server ist nicht erreichbar. Bitte versuch es noch einmal.',
  unknownFailure: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',

  keys: 'API-Schlüssel',
  listOfKeys: 'API-Schlüssel',
  whatKeysAreFor:
    'Mit einem Schlüssel kann ein Skript, eine Testsuite oder ein Passwortmanager deine Postfächer nutzen. Dein Konto und dein Abo kann er nicht ändern.',
  keysNotLoaded: 'Deine Schlüssel konnten nicht geladen werden.',
  noKeys: 'Du hast noch keine Schlüssel.',
  keysAreFull: (limit) =>
    `Du hast ${limit} Schlüssel, mehr gehen nicht. Widerrufe einen, um einen neuen zu erstellen.`,
  nameOfKey: 'Name des Schlüssels',
  exampleOfName: 'Zum Beispiel Bitwarden',
  nameIsMissing: 'Bitte gib dem Schlüssel einen Namen',
  createKey: 'Schlüssel erstellen',
  yourNewKey: 'Dein neuer Schlüssel',
  key: 'Schlüssel',
  keepKeySafe: 'Wer ihn hat, kann deine E-Mails lesen. Bewahre ihn also auf wie ein Passwort.',
  mailProgram:
    'Um eine Adresse in Thunderbird, Outlook oder einem anderen Mailprogramm zu lesen, erstelle dafür einen Schlüssel und gib diese Werte ein:',
  mailServer: 'Server',
  mailUser: 'Benutzername',
  mailUserValue: 'Die Adresse',
  mailPassword: 'Passwort',
  mailPasswordValue: 'Ein Schlüssel von dieser Seite',
  mailSending:
    'Von hier lassen sich keine E-Mails senden. Wenn das Programm einen Server zum Senden verlangt, gib den eines anderen Kontos ein.',
  copyItNow: 'Kopiere ihn jetzt. Er wird nicht noch einmal angezeigt.',
  created: (date) => `Erstellt: ${date}`,
  lastUsed: (age) => `Zuletzt benutzt: ${age.replace('Gerade', 'gerade')}`,
  neverUsed: 'Nie benutzt',
  revoke: 'Widerrufen',
  revokeKey: (name) => `${name} widerrufen`,
  reallyRevoke: 'Schlüssel widerrufen?',
  whatRevokingDoes: (name) =>
    `Programme, die „${name}“ benutzen, verlieren sofort den Zugriff, und die Webhooks, die sie angelegt haben, werden gelöscht. Das lässt sich nicht rückgängig machen.`,

  webhooks: 'Webhooks',
  whatWebhooksAreFor:
    'Lass neue E-Mails an deinen eigenen Server schicken oder als kurze Zeile an Discord, Slack, Telegram oder ntfy.',
  webhooksNotLoaded: 'Deine Webhooks konnten nicht geladen werden.',
  noWebhooks: 'Du hast noch keine Webhooks.',
  webhooksAreFull: (limit) =>
    `Du hast ${limit} Webhooks, mehr gehen nicht. Lösche einen, um einen neuen anzulegen.`,
  addWebhook: 'Webhook anlegen',
  whatIsSent: 'Neue E-Mails an alle deine Adressen werden an diese URL geschickt.',
  format: 'Format',
  url: 'URL',
  urlIsMissing: 'Bitte gib eine URL ein',
  send: 'Senden',
  wanted: { message: 'Alle E-Mails', code: 'E-Mails mit Code', link: 'E-Mails mit Link' },
  formats: {
    standard: 'Standard (signiertes JSON)',
    discord: 'Discord',
    slack: 'Slack',
    telegram: 'Telegram',
    ntfy: 'ntfy',
  },
  yourSigningSecret: 'Dein Webhook-Secret',
  secret: 'Secret',
  whatSecretIsFor: 'Damit prüft dein Server, ob ein Aufruf von hier kommt.',
  test: 'Testen',
  testOf: (host) => `${host} testen`,
  testArrived: (status, ms) =>
    `Der Test ist angekommen. Der Server hat nach ${ms}\u00a0ms mit ${status} geantwortet.`,
  testFailed: (reason) => `Der Test ist fehlgeschlagen. ${reason}.`,
  delete: 'Löschen',
  deleteWebhook: (host) => `${host} löschen`,
  reallyDelete: 'Webhook löschen?',
  whatDeletingDoes: (host) =>
    `An ${host} wird nichts mehr geschickt. Was noch nicht zugestellt ist, wird verworfen.`,
  disabled: (strong) => (
    <>
      {strong('Abgeschaltet.')} Der Server hat geantwortet, dass er keine Zustellungen mehr will. Lösche
      diesen Webhook und leg ihn neu an, damit es weitergeht.
    </>
  ),
  waiting: (strong, failed, wait) => (
    <>
      {strong('Wartet.')}{' '}
      {plural(failed, {
        one: 'Der letzte Versuch ist fehlgeschlagen',
        other: `${failed} Versuche sind fehlgeschlagen`,
      })}
      . Der nächste folgt in {wait}, spätere E-Mails warten so lange.
    </>
  ),

  deliveries: 'Zustellungen',
  deliveriesTo: (host) => `Zustellungen an ${host}`,
  lastDeliveries: 'Letzte Zustellungen',
  deliveriesNotLoaded: 'Die Zustellungen konnten nicht geladen werden.',
  noDeliveries: 'Bisher wurde nichts geschickt.',
  sentTest: 'Test',
  sentMail: 'E-Mail',
  sentAgain: (attempt) => `E-Mail, Versuch ${attempt}`,
  delivered: (what, status, ms) => `${what}: zugestellt (${status}, ${ms}\u00a0ms)`,
  notDelivered: (what, reason) => `${what}: ${reason}`,
};

import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  forDevelopers: 'Für Entwickler',
  apiReference: 'API-Referenz',
  whatReferenceHas:
    'Alle Aufrufe, mit allem, was sie annehmen und antworten. Zeiten stehen in ISO 8601, Fehler sind { success: false, error }.',
  guideAndExamples: 'Anleitung und Beispiele',
  openApi: 'OpenAPI',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copySnippet: (name) => `${name} kopieren`,

  emailForPrograms: 'E-Mail für deine Tests, Skripte und Agenten',
  waysToConnect:
    'Adresse erstellen, registrieren, auf den Code warten. Über einfaches HTTP, mit unserem Client oder mit den Werkzeugen, die du schon nutzt: Alle Wege führen zu denselben Postfächern.',
  codeInFiveLines: 'In fünf Zeilen zum Code',
  howCodeIsFound: `${brand.name} findet den Code oder den Link in einer E-Mail, in jeder Sprache, und der Aufruf kehrt zurück, sobald er da ist. Kein Polling, kein Parsen. Bis unser Client mit dem ersten Release auf npm erscheint, führst du npm pack im Ordner packages/client des Quellcodes von ${brand.name} aus und installierst die Datei.`,
  withWhatYouUse: 'Mit dem, was du schon nutzt',
  doors: {
    mcp: {
      title: 'Agenten, über MCP',
      text: `Ein Agent erstellt eine Adresse, registriert sich damit und gibt den Code ein. Trag ${brand.name} bei den MCP-Servern deines Agenten ein; ein Konto brauchst du nicht.`,
      notes: {
        keepInboxes:
          'Ohne Token ist jede Sitzung ein eigener Gast. Mit dem Header Authorization: Bearer … behältst du die Postfächer.',
        untrusted:
          'E-Mails sind als nicht vertrauenswürdig gekennzeichnet. Lass einen Agenten trotzdem nicht nach ihnen handeln, wo das Schaden anrichten könnte.',
      },
    },
    playwright: {
      title: 'Playwright',
      text: 'Eine Fixture gibt jedem Test ein eigenes Postfach und löscht es danach.',
      notes: {
        needsKey:
          'Eine Testsuite braucht mehr Adressen, als ein Gast bekommt: Nimm den Schlüssel eines Premium-Kontos als Token.',
      },
    },
    mailpit: {
      title: 'Testsuiten für Mailpit',
      text: 'Tests, die ihre E-Mails aus Mailpit lesen, laufen hier mit denselben Aufrufen, mit echten E-Mails aus dem Netz und einem Postfach für jedes Token.',
      notes: {
        tokenIsPassword: 'Das Token ist das Passwort; der Benutzername ist beliebig.',
        refused:
          'Tags, das Weiterleiten (Release) und die Prüfungen von Mailpit werden abgelehnt. Nachrichten haben zusätzlich Code und VerificationLink.',
      },
    },
    mailTm: {
      title: 'Clients für mail.tm',
      text: 'Bibliotheken für mail.tm gibt es in vielen Programmiersprachen. Richte eine davon auf uns: Ein Konto ist dort eine Adresse, deren Namen du wählst.',
      notes: {
        expires: 'Eine solche Adresse kannst nur du lesen. Sie läuft ab wie jede kostenlose.',
        codeAndLink: 'Jede Nachricht enthält auch ihren Code und ihren Link.',
      },
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Dein Programm wird aufgerufen, wenn eine E-Mail eintrifft, mit Code und Link. Discord, Slack, Telegram und ntfy bekommen stattdessen eine lesbare Zeile.',
      notes: {
        signed: 'Signiert nach Standard Webhooks, der Reihe nach und so oft, bis dein Programm antwortet.',
        needsKey:
          'Du brauchst den Schlüssel eines Premium-Kontos. Auch auf der Seite „Verwalten“ legst du Webhooks an und siehst ihre letzten Zustellungen.',
      },
    },
    passwordManagers: {
      title: 'Passwortmanager',
      text: 'Bitwarden erzeugt für jeden neuen Zugang eine Adresse. Wähle „Weitergeleitetes E-Mail-Alias“, dann SimpleLogin oder addy.io, und trag diese Einstellungen ein.',
      notes: {
        needsKey: 'Du brauchst den Schlüssel eines Premium-Kontos: Erstelle ihn auf der Seite „Verwalten“.',
        notForwarded: 'E-Mails werden nicht weitergeleitet. Du liest sie hier, und die Adresse läuft ab.',
      },
    },
  },
  bitwardenSettings: 'Einstellungen für Bitwarden',

  tokensAndLimits: 'Tokens und Grenzen',
  noAccount: {
    title: 'Kein Konto nötig',
    text: `Ein Gast-Token bekommst du mit einem Aufruf. Es hat ${limits.freeAddresses} für jeweils ${limits.freeLifetime}. Wer das Token hat, dem gehören sie.`,
  },
  keys: {
    title: 'Schlüssel mit Premium',
    text: (manage) => (
      <>
        Ein Schlüssel steht für dein Konto: {limits.premiumAddresses} für jeweils {limits.premiumLifetime},
        mit Namen deiner Wahl, in privaten Postfächern. Schlüssel erstellst und widerrufst du auf der{' '}
        {manage('Seite „Verwalten“')}.
      </>
    ),
  },
  sameLimits: {
    title: 'Überall dieselben Grenzen',
    text: 'Egal, wie du dich verbindest: Du erreichst deine eigenen Postfächer im Rahmen deines Tarifs. Antworten mit Status 429 sagen, wann du es wieder versuchen kannst.',
  },
  strangers: {
    title: 'Von Fremden geschrieben',
    text: 'Was in einer E-Mail steht, kommt von ihrem Absender. HTML wird bereinigt, Agenten werden davor gewarnt, ihm zu vertrauen, und kein Link wird je für dich geöffnet.',
  },
};

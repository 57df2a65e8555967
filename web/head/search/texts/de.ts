import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: {
    description: `Wegwerf-E-Mail-Adresse mit einem Klick. Nachrichten erscheinen live, und nach ${limits.freeLifetimeDative} ist alles gelöscht. Kostenlos und ohne Registrierung.`,
    newAddress: 'Neue Adresse',
  },
  pricing: {
    name: 'Preise',
    description: `Kostenlos: ${limits.freeAddresses} für je ${limits.freeLifetime}. Premium für ${limits.price} im Monat: ${limits.premiumAddresses} für ${limits.premiumLifetime}, Anhänge bis ${limits.premiumAttachments}, private Postfächer, keine Werbung.`,
  },
  'what-is-temp-mail': {
    name: 'Was ist Temp-Mail?',
    description:
      'Temp-Mail ist eine echte E-Mail-Adresse, die sich selbst löscht. Wie das geht, wie lange sie hält, wer sie lesen kann, und acht häufige Fragen.',
  },
  '10-minute-mail': {
    name: '10-Minuten-Mail',
    description: `Eine 10-Minuten-Mail, die ${limits.freeLifetime} hält: sofort da, live, ohne Registrierung, von selbst gelöscht. Für Codes, Downloads und Gäste-WLAN.`,
  },
  'throwaway-email': {
    name: 'Wegwerf-E-Mail',
    description:
      'Gib Formularen eine Wegwerf-E-Mail statt deiner eigenen Adresse. Wie aus einer Anmeldung hundert Nachrichten werden und wann eine Trashmail reicht.',
  },
  'fake-email-generator': {
    name: 'Fake-E-Mail-Generator',
    description: `Erstelle eine Fake-E-Mail-Adresse, die funktioniert: Sie empfängt ${limits.freeLifetime} lang Bestätigungen und gehört sonst niemandem. Für Privatsphäre und Tests.`,
  },
  'burner-email': {
    name: 'Anonyme E-Mail-Adresse',
    description:
      'Eine anonyme E-Mail-Adresse für Leute, die du nicht kennst: Kleinanzeigen, Wohnungssuche, Angebote. Wie du sie gut nutzt und was sie nicht verbirgt.',
  },
  about: {
    name: 'Über uns',
    description: `Warum ${brand.name} ${brand.founded} gegründet wurde, welche Grundsätze dahinterstehen, wofür es gemacht ist und was es mit Absicht weglässt.`,
  },
  help: {
    name: 'Hilfe',
    description:
      'Fehlende Nachrichten, Grenzen, Laufzeiten, Anhänge, Bilder, Löschen und Passwörter: Antworten auf häufige Fragen und der Weg zum Support.',
  },
  extension: {
    name: 'Browser-Erweiterung',
    description:
      'Trägt eine neue Wegwerfadresse in jedes Formular ein und den Code zurück in die Seite, mit je einem Klick. Für Chromium und Firefox. Liest nichts, bevor du klickst.',
  },
  developers: {
    name: 'Entwickler',
    description:
      'Adresse erstellen und auf den Code warten: über HTTP, mit einem Client für TypeScript und Playwright, über MCP oder aus deinem Passwortmanager.',
  },
  'api-docs': {
    description: `Alle Aufrufe der API von ${brand.name}, mit allem, was sie annehmen und antworten.`,
  },
  contact: {
    name: 'Kontakt',
    description: `Schreib den Menschen hinter ${brand.name}: Fragen zu Datenschutz und Nutzungsbedingungen, Support, Feedback und Hinweise auf Missbrauch.`,
  },
  terms: {
    name: 'Nutzungsbedingungen',
    description: `Die Regeln für ${brand.name}: Tarife und Grenzen, was nicht erlaubt ist, wie wir mit Daten umgehen, wann sie gelöscht werden und wer wofür haftet.`,
  },
  privacy: {
    name: 'Datenschutz',
    description: `Was ${brand.name} speichert, wie es verschlüsselt ist, wann es gelöscht wird, wer Nachrichten sehen kann und welche Rechte du nach der DSGVO hast.`,
  },
  blog: {
    name: 'Blog',
    description: `Ratgeber vom Team hinter ${brand.name}: was temporäre E-Mail ist, wie du deine Adresse schützt und welche Sicherheitsmaßnahmen wirklich helfen.`,
  },
  login: {
    description: `Melde dich bei deinem Premium-Konto von ${brand.name} an und öffne deine Postfächer.`,
  },
  upgrade: {
    description: `${brand.name} Premium: bis zu ${limits.premiumAddresses} gleichzeitig, je ${limits.premiumLifetime}, Anhänge bis ${limits.premiumAttachments} und keine Werbung.`,
  },
};

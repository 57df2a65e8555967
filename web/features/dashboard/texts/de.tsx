import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  loadingDashboard: 'Dashboard wird geladen …',
  premiumDashboard: 'Premium-Dashboard',
  manage: 'Verwalten',
  benefits: 'Vorteile',
  messagesReceived: (count) => `Nachrichten (${count})`,
  yourAddress: 'Deine temporäre E-Mail-Adresse',
  emailsNotLoaded: (again) => (
    <>Die Adressen konnten nicht geladen werden. {again('Noch einmal versuchen')}</>
  ),

  yourInboxes: 'Deine Postfächer',
  inboxes: (count) => plural(count, { one: `${count} Postfach`, other: `${count} Postfächer` }),
  activeInboxes: 'Aktive Postfächer',
  listOfInboxes: 'Aktive Postfächer',
  noInboxes: 'Keine aktiven Postfächer',
  howLongAddressWorks: `Eine neue Adresse ist in einer Sekunde da und funktioniert ${limits.premiumLifetime} lang.`,
  selectedInbox: 'Ausgewählt',
  activeInbox: 'Aktiv',
  domainEnds: 'Domain endet',
  unread: (count, unseen) => (
    <>
      {count}
      {unseen(' ungelesen')}
    </>
  ),
  expiresIn: (words, time) => (
    <>
      {words('Läuft ab in ')}
      {time}
    </>
  ),
  copy: (address) => `${address} kopieren`,
  copied: 'In die Zwischenablage kopiert!',
  delete: (address) => `${address} löschen`,
  deleteInbox: 'Postfach löschen',
  expiredCannotBeDeleted: 'Ein abgelaufenes Postfach lässt sich nicht löschen',
  deleteAll: 'Alle löschen',
  reallyDeleteAll: (count) =>
    plural(count, {
      one: `${count} E-Mail-Adresse löschen? Das lässt sich nicht rückgängig machen.`,
      other: `Alle ${count} E-Mail-Adressen löschen? Das lässt sich nicht rückgängig machen.`,
    }),
  allDeleted: 'Deine Adressen und ihre Nachrichten sind gelöscht.',
  optionalName: 'Name (optional)',
  generateFirstEmail: 'Erste Adresse erstellen',
  generateInbox: 'Erstellen',

  backToDashboard: 'Zurück zum Dashboard',
  manageAccount: 'Konto verwalten',
  premiumAccount: 'Premium-Konto',
  loading: 'Wird geladen',
  premiumIsActive: 'Premium ist aktiv.',
  premiumIsActiveUntil: (date) => `Premium ist bis zum ${date} aktiv.`,
  nothingToCancel: 'Noch verlängert sich nichts, also gibt es auch nichts zu kündigen.',
  whereToDelete: (link) => (
    <>Du kannst {link('dein Konto hier löschen')}. Der Knopf darunter funktioniert noch nicht.</>
  ),
  comingSoon: 'Demnächst',

  yourAccount: 'Dein Konto',
  premiumPlan: 'Premium-Tarif',
  whatPremiumHas: `Bis zu ${limits.premiumAddresses} gleichzeitig, jede für ${limits.premiumLifetime}.`,
  keysWebhooksAndSubscription: 'Schlüssel, Webhooks und Abo',
  freePlan: 'Kostenloser Tarif',
  whatFreeHas: `Bis zu ${limits.freeAddresses} gleichzeitig, jede für ${limits.freeLifetime}.`,
  upgrade: 'Premium holen',
  premiumHasEnded: 'Premium ist abgelaufen',
  whatEndedMeans:
    'Jetzt gilt der kostenlose Tarif. Deine API-Schlüssel und Webhooks bleiben erhalten, funktionieren aber erst wieder, wenn du dein Abo erneuerst.',
  resubscribe: 'Abo erneuern',

  premiumBenefits: 'Vorteile von Premium',
  includedInSubscription: 'Alles, was in deinem Abo steckt.',
  yourBenefits: 'Deine Vorteile',
  manyAtOnce: {
    title: `Bis zu ${limits.premiumCount} Adressen gleichzeitig`,
    text: 'Ein eigenes Postfach für jeden Zweck, mit Namen deiner Wahl.',
  },
  moreTime: {
    title: `${limits.premiumLifetime} statt ${limits.freeLifetime}`,
    text: 'Jede Adresse hält länger, damit du später noch einmal nachsehen kannst.',
  },
  prioritySupport: {
    title: 'Support mit Vorrang',
    text: 'Deine Fragen sind als Premium gekennzeichnet und werden zuerst beantwortet. Auch deine E-Mails werden zuerst zugestellt.',
  },
  managementTools: {
    title: 'Alle Postfächer im Griff',
    text: 'Alle deine Postfächer an einem Ort ansehen, kopieren und löschen. Nur du kannst sie öffnen.',
  },
};

import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  domains: 'Deine Domains',
  listOfDomains: 'Deine Domains',
  whatDomainsAreFor:
    'Empfang E-Mails an deiner eigenen Domain, zum Beispiel wenn eine Website unsere ablehnt.',
  useASeparateOne: (strong) => (
    <>
      {strong('Nimm eine Domain nur dafür, nicht die deiner Firma.')} Listen von Wegwerf-Domains können sie
      sich merken.
    </>
  ),
  domainsNotLoaded: 'Deine Domains konnten nicht geladen werden.',
  noDomains: 'Du hast noch keine Domains.',
  domainsAreFull: (limit) =>
    plural(limit, {
      one: `Du hast ${limit} Domain, mehr gehen nicht. Entferne sie, um eine andere hinzuzufügen.`,
      other: `Du hast ${limit} Domains, mehr gehen nicht. Entferne eine, um eine andere hinzuzufügen.`,
    }),
  domain: 'Domain',
  domainIsMissing: 'Bitte gib eine Domain ein',
  addDomain: 'Domain hinzufügen',

  states: {
    pending: 'Wartet auf DNS',
    active: 'Aktiv',
    resting: 'Pausiert',
    retiring: 'Läuft aus',
    retired: 'Beendet',
    suspended: 'Ausgesetzt',
    blocked: 'Gesperrt',
  },
  needsCare: 'Hier fehlt etwas',
  addTheseRecords:
    'Trag diese beiden Einträge dort ein, wo du das DNS dieser Domain verwaltest, meist dort, wo du sie gekauft hast. Es kann ein paar Minuten dauern, bis sie sichtbar sind. Diese Seite schaut alle 30 Sekunden nach.',
  nowActive: (domain) => `${domain} ist aktiv. Du kannst dort jetzt Adressen haben.`,
  publishThese: 'Sobald diese Einträge im DNS stehen, wird die Domain wieder aktiv.',

  records: 'DNS-Einträge',
  purposes: {
    TXT: 'Belegt, dass die Domain dir gehört',
    MX: 'Bringt ihre E-Mails hierher',
    wildcard: 'Bringt die E-Mails aller Subdomains hierher',
  },
  recordName: 'Name',
  recordValue: 'Wert',
  priority: 'Priorität',
  copyName: (record) => `Namen des ${record}-Eintrags kopieren`,
  copyValue: (record) => `Wert des ${record}-Eintrags kopieren`,
  copied: 'Kopiert',
  notLookedAt: 'Noch nicht nachgesehen',
  ok: 'Im DNS gefunden',
  missing: 'Nicht im DNS gefunden',
  wrong: (found) => `Wir haben ${found} gefunden, unserer fehlt`,
  unknown: 'Keine Antwort vom DNS: Wir fragen noch einmal',
  leaveOutDomain:
    'Wenn deine DNS-Verwaltung die Domain selbst an jeden Namen anhängt, lass sie dort weg. Die Domain selbst schreibt man dann oft als @.',
  claimEnds:
    'Wenn der TXT-Eintrag nicht innerhalb von 7 Tagen erscheint, verschwindet die Domain aus dieser Liste.',
  lastLook: (time) => `Zuletzt nachgesehen: ${time}`,
  lookNow: 'Jetzt nachsehen',
  lookedOften: 'Wir haben in der letzten Minute mehrmals nachgesehen. Bitte warte einen Moment.',

  newAddress: 'Neue Adresse',
  everyName: 'Adresse für alle Namen',
  openEveryName: (address) => `${address} öffnen`,
  whatEveryNameIs: (address) =>
    `${address} bekommt die E-Mails an alle Namen dieser Domain, die keine eigene Adresse haben. Sie zählt als eine Adresse.`,

  subdomains: 'Subdomains',
  on: 'An',
  off: 'Aus',
  allowSubdomains: 'Subdomains erlauben',
  whatSubdomainsAre: (example) =>
    `Eine Adresse kann eine eigene zufällige Subdomain haben, zum Beispiel ${example}.`,
  wildcardFirst: 'Dafür braucht es noch einen Eintrag. Trag ihn zuerst ein und schalte dann ein.',

  remove: 'Entfernen',
  removeDomain: (domain) => `${domain} entfernen`,
  reallyRemove: (domain) => `${domain} entfernen?`,
  whatRemovingDoes:
    'Alle ihre Adressen werden sofort geschlossen und deren E-Mails gelöscht. E-Mails an diese Domain werden abgelehnt. Um sie wieder hinzuzufügen, brauchst du einen neuen TXT-Eintrag.',
  whatRemovingPendingDoes:
    'Ihr TXT-Eintrag gilt dann nicht mehr. Um die Domain wieder hinzuzufügen, brauchst du einen neuen.',
  removed: (domain) => `${domain} wurde entfernt.`,
};

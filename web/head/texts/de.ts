import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: `${brand.name}: kostenlose Wegwerf-E-Mail, die sich selbst löscht`,
  pricing: `Preise: Wegwerf-E-Mail kostenlos, Premium für ${limits.price}`,
  'what-is-temp-mail': 'Was ist Temp-Mail? In zwei Minuten erklärt',
  '10-minute-mail': `10-Minuten-Mail: kostenloses Postfach für ${limits.freeLifetime}`,
  'throwaway-email': 'Wegwerf-E-Mail: einmal nutzen, dann vergessen',
  'fake-email-generator': 'Fake-E-Mail-Generator, der wirklich E-Mails empfängt',
  'burner-email': 'Anonyme E-Mail-Adresse: heute erreichbar, morgen weg',
  about: `Über ${brand.name}: E-Mail, die sich selbst löscht`,
  help: 'Hilfe: Antworten rund um temporäre E-Mail',
  developers: 'Wegwerf-E-Mail-API für Tests, Skripte und Agenten',
  'api-docs': 'API-Referenz',
  contact: 'Kontakt',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  blog: 'Blog: temporäre E-Mail, Datenschutz und Sicherheit',
  login: 'Anmelden',
  upgrade: 'Premium holen',
  'shared-inbox': 'Postfach',
  payment: 'Zahlung',
  'payment-success': 'Zahlung erfolgreich',
  dashboard: 'Dashboard',
  benefits: 'Vorteile',
  manage: 'Verwalten',
  account: 'Konto',
  'reset-password': 'Passwort zurücksetzen',
  'reactivate-subscription': 'Abo reaktivieren',
  'expired-subscription': 'Abo abgelaufen',
  resubscribe: 'Abo erneuern',
};

import { CONSENT_KEY } from '#web/lib/analytics.ts';
import { local, readText, writeText } from '#web/lib/storage.ts';

export type Consent = 'all' | 'none';

export const CONSENT_EVENT = 'mayfly:consent';
export const OPEN_CONSENT_EVENT = 'mayfly:open-consent';

const regions =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB UK CH CA';
const languages = 'bg hr cs da nl et fi fr de el hu ga it lv lt mt pl pt ro sk sl es sv';
const askedRegions = new Set(regions.split(' '));
const askedLanguages = new Set(languages.split(' '));

/** Whether this language belongs to a place whose law wants the question asked. */
export function asksForConsent(language: string): boolean {
  const [primary = '', ...rest] = language.split('-');
  const region = rest.find((part) => /^[A-Za-z]{2}$/.test(part));
  return region ? askedRegions.has(region.toUpperCase()) : askedLanguages.has(primary.toLowerCase());
}

export function readConsent(): Consent | null {
  const value = readText(local, CONSENT_KEY);
  return value === 'all' || value === 'none' ? value : null;
}

export function storeConsent(consent: Consent): void {
  writeText(local, CONSENT_KEY, consent);
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }));
}

export function openConsent(): void {
  window.dispatchEvent(new Event(OPEN_CONSENT_EVENT));
}

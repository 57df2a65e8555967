import { local, readText, writeText } from './storage.ts';

export type Consent = 'all' | 'none';

export const CONSENT_KEY = 'cookieConsent';
/** Sent on window after every choice, with the choice as its detail. */
export const CONSENT_EVENT = 'mayfly:consent';
export const OPEN_CONSENT_EVENT = 'mayfly:open-consent';

// The European Union, the European Economic Area, the United Kingdom, Switzerland and Canada.
const regions =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB UK CH CA';
// The official languages of the European Union but English, which alone says nothing about a place.
const languages = 'bg hr cs da nl et fi fr de el hu ga it lv lt mt pl pt ro sk sl es sv';
const askedRegions = new Set(regions.split(' '));
const askedLanguages = new Set(languages.split(' '));

/** Whether this language belongs to a place whose law wants the question asked. */
export function asksForConsent(language: string): boolean {
  const [primary = '', ...rest] = language.split('-');
  const region = rest.find((part) => /^([A-Za-z]{2}|\d{3})$/.test(part));
  return region ? askedRegions.has(region.toUpperCase()) : askedLanguages.has(primary.toLowerCase());
}

export function readConsent(): Consent | null {
  const value = readText(local, CONSENT_KEY);
  return value === 'all' || value === 'none' ? value : null;
}

/** True while the visitor has been asked and has not answered. */
export function isAskingForConsent(): boolean {
  return readConsent() === null && asksForConsent(navigator.language);
}

/** While this is false nothing may happen that the site does not need: no events, no foreign scripts. */
export function allowsTracking(): boolean {
  return readConsent() !== 'none' && !isAskingForConsent();
}

/** Stores the choice and tells whoever depends on it. */
export function storeConsent(consent: Consent): void {
  writeText(local, CONSENT_KEY, consent);
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }));
}

/** Shows the banner again, for the Cookies link of the footer. */
export function openConsent(): void {
  window.dispatchEvent(new Event(OPEN_CONSENT_EVENT));
}

export function subscribeToConsent(listener: () => void): () => void {
  window.addEventListener(CONSENT_EVENT, listener);
  return () => window.removeEventListener(CONSENT_EVENT, listener);
}

import { local, readText, writeText } from './storage.ts';

export type Consent = 'all' | 'none';

const CONSENT_KEY = 'cookieConsent';
/** Dispatched on `window` after every choice, with the choice as its detail. */
const CONSENT_EVENT = 'mayfly:consent';
export const OPEN_CONSENT_EVENT = 'mayfly:open-consent';

// The European Union, the European Economic Area, the United Kingdom, Switzerland and Canada.
const regions =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB UK CH CA';
// The official languages of the European Union. Not English, which by itself does not tell the region.
const languages = 'bg hr cs da nl et fi fr de el hu ga it lv lt mt pl pt ro sk sl es sv';
const consentRegions = new Set(regions.split(' '));
const consentLanguages = new Set(languages.split(' '));

/** Whether a browser language belongs to a region whose law requires consent. */
export function asksForConsent(language: string): boolean {
  const [primary = '', ...rest] = language.split('-');
  const region = rest.find((part) => /^([A-Za-z]{2}|\d{3})$/.test(part));
  return region ? consentRegions.has(region.toUpperCase()) : consentLanguages.has(primary.toLowerCase());
}

function readConsent(): Consent | null {
  const value = readText(local, CONSENT_KEY);
  return value === 'all' || value === 'none' ? value : null;
}

/** Whether the visitor has to answer and has not done so yet. */
export function isAskingForConsent(): boolean {
  return readConsent() === null && asksForConsent(navigator.language);
}

/** While this is false, the site sends no analytics events and loads no third-party scripts. */
export function allowsTracking(): boolean {
  return readConsent() !== 'none' && !isAskingForConsent();
}

/** Stores the choice and notifies the listeners. */
export function storeConsent(consent: Consent): void {
  writeText(local, CONSENT_KEY, consent);
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }));
}

/** Opens the banner again. Used by the Cookies link in the footer. */
export function openConsent(): void {
  window.dispatchEvent(new Event(OPEN_CONSENT_EVENT));
}

export function subscribeToConsent(listener: () => void): () => void {
  window.addEventListener(CONSENT_EVENT, listener);
  return () => window.removeEventListener(CONSENT_EVENT, listener);
}

import { local, readText, writeText } from './storage.ts';

export type Consent = 'all' | 'none';

const KEY = 'cookieConsent';
/** Sent on window after every choice, with the choice as detail. */
export const CONSENT_EVENT = 'cookieconsent';
const REOPEN_EVENT = 'cookieconsent:reopen';

// European Union, European Economic Area, United Kingdom, Switzerland, Canada.
const regions = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH CA'.split(
    ' ',
  ),
);
const languages = new Set('bg hr cs da nl et fi fr de el hu ga it lv lt mt pl pt ro sk sl es sv'.split(' '));

/** Whether a browser of this language is asked: by its region, else by an official EU language but English. */
export function asksConsent(language: string): boolean {
  try {
    const locale = new Intl.Locale(language);
    return locale.region ? regions.has(locale.region) : languages.has(locale.language);
  } catch {
    return false;
  }
}

export function readConsent(): Consent | null {
  const stored = readText(local, KEY);
  return stored === 'all' || stored === 'none' ? stored : null;
}

export function writeConsent(choice: Consent): void {
  writeText(local, KEY, choice);
  window.dispatchEvent(new CustomEvent<Consent>(CONSENT_EVENT, { detail: choice }));
}

/** True while the visitor has still to answer. */
export function isAsking(): boolean {
  return readConsent() === null && asksConsent(navigator.language);
}

/** Nothing that is not needed to run the site may happen while this is false. */
export function allowsTracking(): boolean {
  return readConsent() !== 'none' && !isAsking();
}

export function onConsent(listener: () => void): () => void {
  window.addEventListener(CONSENT_EVENT, listener);
  return () => window.removeEventListener(CONSENT_EVENT, listener);
}

/** For the Cookies link in the footer. */
export function reopenConsent(): void {
  window.dispatchEvent(new Event(REOPEN_EVENT));
}

export function onReopen(listener: () => void): () => void {
  window.addEventListener(REOPEN_EVENT, listener);
  return () => window.removeEventListener(REOPEN_EVENT, listener);
}

type AnalyticsEvent = { event: string } & Record<string, string | number | boolean>;

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

/** Whether events may be sent. 'asking' while the banner is open and unanswered. */
export type AnalyticsConsent = 'granted' | 'refused' | 'asking';

export const CONSENT_KEY = 'cookieConsent';

/** Puts an event on `window.dataLayer`, unless the visitor refused or was not answered yet. */
export function sendEvent(event: AnalyticsEvent): void {
  if (document.documentElement.dataset.consent !== 'granted') return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

import { price } from '#contract/plans.ts';
import { allowsTracking } from './consent.ts';

type Mode = 'guest' | 'premium';

/** All events the site reports. None of them may contain an address, a sender, a subject or a token. */
export type AnalyticsEvent =
  | { event: 'email_generated'; mode: Mode }
  | { event: 'email_deleted'; mode: Mode }
  | { event: 'message_received'; mode: Mode }
  | { event: 'blog_post_view'; slug: string; title: string }
  | { event: 'tier_selected'; tier: 'free' | 'premium' }
  | { event: 'premium_upgrade'; value: number; currency: 'USD' }
  | { event: 'purchase'; plan: string; value: number; currency: 'USD' }
  | { event: 'premium_signup'; plan: string; value: number }
  | { event: 'conversion'; label: string; value: number; currency: 'USD' };

declare global {
  interface Window {
    /** Events as objects, and commands for gtag.js. */
    dataLayer?: unknown[];
  }
}

/** The id of the element that loads the analytics script. */
export const scriptId = 'measurement';

/** Adds an event to `window.dataLayer`, unless the visitor refused tracking or has not answered yet. */
export function sendEvent(event: AnalyticsEvent): void {
  if (!allowsTracking()) return;
  push(event);
  if (!document.getElementById(scriptId)) return;
  const { event: name, ...details } = event;
  gtag('event', name, details);
}

/** The visitor wants to upgrade. The value is the monthly price. */
export function sendUpgradeIntent(): void {
  sendEvent({ event: 'premium_upgrade', value: price.perMonth, currency: 'USD' });
}

/** The visitor has paid. */
export function sendPurchase(): void {
  sendEvent({ event: 'purchase', plan: 'standard_plan', value: 1, currency: 'USD' });
  sendEvent({ event: 'premium_signup', plan: 'standard_plan', value: 1 });
  sendEvent({ event: 'conversion', label: 'premium_signup', value: 1, currency: 'USD' });
}

function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

// gtag.js recognizes commands by their type: it needs the `arguments` object itself.
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  push(arguments);
}

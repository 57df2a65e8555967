import { takesPayments } from '#web/lib/limits.ts';
import { fetchCheckoutUrl } from './account-api.ts';

/** From here, the checkout returns to /payment-success, or to this page if it is cancelled. */
export type Place = 'here' | 'new tab';

/**
 * Opens the checkout, and throws if its URL cannot be fetched. A new tab is opened before that, within the click, because
 * browsers would block it as a popup later. Without billing there is no checkout and no tab.
 */
export async function openCheckout(token: string | null, place: Place): Promise<void> {
  const tab = takesPayments && place === 'new tab' ? window.open('about:blank', '_blank') : null;
  if (tab) tab.opener = null;
  try {
    const url = await fetchCheckoutUrl(token);
    if (tab) tab.location.replace(url);
    else if (place === 'here' || !window.open(url, '_blank')) window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

import { fetchCheckoutUrl } from './account-api.ts';

/**
 * Opens the checkout in a new tab. The tab is opened first, within the click, or browsers would take it for a
 * popup; where billing is known to be off it is not. Throws what the call threw.
 */
export async function openCheckout(token: string | null, { billing }: { billing: boolean }): Promise<void> {
  const tab = billing ? window.open('about:blank', '_blank') : null;
  if (tab) tab.opener = null;
  try {
    const url = new URL(await fetchCheckoutUrl(token), window.location.href);
    if (!/^https?:$/.test(url.protocol)) throw new Error('Not a checkout address');
    if (tab) tab.location.replace(url);
    else if (!window.open(url, '_blank')) window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

import { fetchCheckoutUrl } from './account-api.ts';

/**
 * Opens the checkout in a new tab, and throws if its URL cannot be fetched. The tab is opened before that, within the
 * click, because browsers would block it as a popup later. Without billing there is no checkout and no tab.
 */
export async function openCheckout(token: string | null, { billing }: { billing: boolean }): Promise<void> {
  const tab = billing ? window.open('about:blank', '_blank') : null;
  if (tab) tab.opener = null;
  try {
    const url = await fetchCheckoutUrl(token);
    if (tab) tab.location.replace(url);
    else if (!window.open(url, '_blank')) window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

import { type Inbox, MayflyError } from '../../client/src/index.ts';
import { browser } from './browser.ts';
import { fillTab } from './fill-tab.ts';
import { asOwner, makeAddress } from './session.ts';
import { readSettings } from './settings.ts';
import { say } from './texts.ts';

const MENU = 'new-address';
/** The worker is ended after five minutes, or after half a minute without a call to the browser. */
const WATCH_MS = 5 * 60_000;
const ROUND_MS = 20_000;
const BADGE_COLOR = '#08705f';

// Frames in which fields are filled must not read the token.
browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });

browser.runtime.onInstalled.addListener(async ({ reason }) => {
  await browser.contextMenus.removeAll();
  browser.contextMenus.create({ id: MENU, title: say('newAddressHere'), contexts: ['editable'] });
  if (reason === 'install') await browser.runtime.openOptionsPage();
});

browser.contextMenus.onClicked.addListener(async ({ menuItemId, frameId = 0 }, tab) => {
  if (menuItemId !== MENU || tab?.id === undefined) return;
  let address: string;
  try {
    ({ address } = await makeAddress());
  } catch {
    // The popup says what is wrong: no server yet, no address left, no answer.
    return browser.action.setBadgeText({ text: '!' });
  }
  const filled = await fillTab(tab.id, { kind: 'address', value: address, frameId });
  // The popup has the address, to be copied.
  if (filled !== 'filled') return browser.action.setBadgeText({ text: '!' });
  await watch(address, {}).catch(() => {});
});

let watching: { address: string; stop: AbortController } | null = null;

// The popup watches by itself. When it closes, the worker goes on for as long as browsers let it.
browser.runtime.onConnect.addListener(async (popup) => {
  stopWatching();
  popup.onDisconnect.addListener(async () => {
    const { server, address } = await readSettings();
    if (server && address) await watch(address, { since: 'now' }).catch(() => {});
  });
  await browser.action.setBadgeText({ text: '' });
});

function stopWatching(): void {
  watching?.stop.abort();
  watching = null;
}

/** Shows on the icon how many mails have come: all, or those from now on. */
async function watch(address: string, from: { since?: 'now' }): Promise<void> {
  // A popup may close after the menu was used.
  if (watching?.address === address) return;
  stopWatching();
  const own = { address, stop: new AbortController() };
  watching = own;
  try {
    await asOwner((mayfly) => countMail(mayfly.inbox(address), { ...from, signal: own.stop.signal }));
  } finally {
    if (watching === own) watching = null;
  }
}

async function countMail(inbox: Inbox, { signal, ...from }: { since?: 'now'; signal: AbortSignal }) {
  const end = Date.now() + WATCH_MS;
  let since = from;
  let count = 0;
  while (Date.now() < end && !signal.aborted) {
    try {
      await inbox.waitForMessage({ ...since, timeoutMs: ROUND_MS, signal });
      count++;
      await browser.action.setBadgeBackgroundColor({ color: BADGE_COLOR });
    } catch (error) {
      if (!(error instanceof MayflyError && error.code === 'timeout')) throw error;
    }
    since = {};
    // Also a sign of life, for which the browser lets the worker go on.
    if (!signal.aborted) await browser.action.setBadgeText({ text: count > 0 ? String(count) : '' });
  }
}

import type { Inbox, LiveEvent } from '../../client/src/index.ts';
import { browser } from './browser.ts';
import { type Filled, fillTab } from './fill-tab.ts';
import type { Kind } from './page/main.ts';
import { draw, drawNotice, drawTime, find, type State } from './popup-view.ts';
import { explainError } from './problem.ts';
import { checksSenders, serverNow } from './server.ts';
import { asOwner, lastInbox, makeAddress } from './session.ts';
import { readSettings } from './settings.ts';
import { say, translatePage } from './texts.ts';

/** As often as the site looks by itself, in case an event got lost. */
const REFRESH_MS = 15_000;
const SECOND = 1_000;

let state: State = { kind: 'no-server' };
let inbox: Inbox | null = null;
/** Until the server has said it, codes of mail that is not checked yet are held back. */
let areChecked = true;
let following = new AbortController();

translatePage();
// While this is open, the worker stops watching.
browser.runtime.connect();
const { server = '', key } = await readSettings();
const [tab] = await browser.tabs.query({ active: true, currentWindow: true });

onClick('settings', () => browser.runtime.openOptionsPage());
onClick('message-action', () => (server ? open() : browser.runtime.openOptionsPage()));
onClick('new', makeNew);
onClick('put', async () => {
  if (!inbox) await makeNew();
  await fill('address', inbox!.address);
});
onClick('fill-code', () => fill('code', find('code').textContent));
onClick('open-link', async () => void (await browser.tabs.create({ url: find('open-link').dataset.url! })));
for (const what of ['address', 'code'])
  onClick(`copy-${what}`, async () => {
    await navigator.clipboard.writeText(find(what).textContent);
    drawNotice(say('copied'));
  });
setInterval(() => {
  if (state.kind === 'inbox' && state.expiresAt <= serverNow()) end();
  drawTime(state);
}, SECOND);
setInterval(() => refresh().catch(() => {}), REFRESH_MS);

if (server) {
  void learnChecks();
  await open();
} else change({ kind: 'no-server' });

async function learnChecks(): Promise<void> {
  areChecked = await checksSenders(server);
  if (state.kind === 'inbox') change({ ...state, areChecked });
}

function change(next: State): void {
  state = next;
  draw(state);
}

/** One thing at a time: the page takes no clicks until it is done. */
function onClick(id: string, work: () => Promise<void>): void {
  find(id).addEventListener('click', async () => {
    drawNotice('');
    document.body.inert = true;
    try {
      await work();
    } catch (error) {
      drawNotice(await explainError(error, server), true);
    } finally {
      document.body.inert = false;
      find(id).focus();
    }
  });
}

/** Shows the last address at once, and then what the server says about it. */
async function open(): Promise<void> {
  const { address, expiresAt } = await readSettings();
  try {
    if (address && Date.parse(expiresAt ?? '') > Date.now())
      change(stateOf({ address, expiresAt: new Date(expiresAt!) }));
    const found = await lastInbox();
    if (found) await use(found);
    else change({ kind: address ? 'ended' : 'none' });
  } catch (error) {
    change({ kind: 'problem', text: await explainError(error, server) });
  }
}

async function makeNew(): Promise<void> {
  await use(await makeAddress());
}

async function use(next: Inbox): Promise<void> {
  inbox = next;
  change(stateOf(next));
  following.abort();
  following = new AbortController();
  void follow(following.signal);
  await refresh();
}

function stateOf({ address, expiresAt }: Pick<Inbox, 'address' | 'expiresAt'>): State {
  // Anybody can open a free inbox by its address. The inboxes of an account are on its own page.
  const page = `${server}${key ? '/dashboard' : `/inbox/${encodeURIComponent(address)}`}`;
  return {
    kind: 'inbox',
    address,
    expiresAt: Number(expiresAt),
    page,
    messages: null,
    areChecked,
    tab: tab?.url,
  };
}

async function refresh(): Promise<void> {
  const shown = inbox;
  if (!shown) return;
  const messages = await shown.messages();
  if (shown === inbox && state.kind === 'inbox') change({ ...state, messages });
}

/** Mail appears as it arrives. If the stream fails, the list is read again every few seconds anyway. */
async function follow(signal: AbortSignal): Promise<void> {
  const { address } = inbox!;
  try {
    await asOwner(async (mayfly) => {
      for await (const event of mayfly.inbox(address).events({ signal })) await on(event);
    });
  } catch {
    // It was ended, or the server is away.
  }
}

async function on(event: LiveEvent): Promise<void> {
  if (event.type === 'expired' || (event.type === 'deleted' && !event.id)) return end();
  if (event.type === 'extended' && state.kind === 'inbox')
    return change({ ...state, expiresAt: Date.parse(event.expires_at) });
  await refresh();
}

function end(): void {
  following.abort();
  inbox = null;
  drawNotice('');
  change({ kind: 'ended' });
}

async function fill(kind: Kind, value: string): Promise<void> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  const filled: Filled = tab?.id === undefined ? 'closed-page' : await fillTab(tab.id, { kind, value });
  const words = {
    filled: kind === 'address' ? 'addressIsIn' : 'codeIsIn',
    'no-field': kind === 'address' ? 'noEmailField' : 'noCodeField',
    'closed-page': 'closedPage',
  } as const;
  drawNotice(say(words[filled]), filled !== 'filled');
}

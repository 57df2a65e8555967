import { type Inbox, MayflyError } from '../../client/src/index.ts';
import { openMayfly } from './server.ts';
import { keep, readSettings, type Settings } from './settings.ts';

/** Does something as the guest or the account of this browser. A guest whom the server forgot becomes a new one. */
export async function asOwner<T>(work: (mayfly: ReturnType<typeof openMayfly>) => Promise<T>): Promise<T> {
  const settings = await readSettings();
  const { server, key, token } = settings;
  if (!server) throw new Error('no server is chosen');
  const mayfly = openMayfly({ ...settings, server });
  try {
    return await work(mayfly);
  } catch (error) {
    const isForgotten = error instanceof MayflyError && error.code === 'unauthorized' && token && !key;
    if (!isForgotten) throw error;
    await keep({ token: undefined });
    return asOwner(work);
  } finally {
    if (!key && mayfly.token && mayfly.token !== token && (await readSettings()).server === server)
      await keep({ token: mayfly.token });
  }
}

const remember = (inbox: Inbox) =>
  keep({ address: inbox.address, expiresAt: inbox.expiresAt?.toISOString() } satisfies Settings);

export async function makeAddress(): Promise<Inbox> {
  const inbox = await asOwner((mayfly) => mayfly.createInbox());
  await remember(inbox);
  return inbox;
}

/** The address that was made last if it is alive, otherwise the one that lives longest. */
export async function lastInbox(): Promise<Inbox | null> {
  const { address, token, key } = await readSettings();
  // Who never made an address needs no guest.
  if (!token && !key) return null;
  const inboxes = await asOwner((mayfly) => mayfly.inboxes());
  const byEnd = inboxes.toSorted((a, b) => Number(b.expiresAt) - Number(a.expiresAt));
  const inbox = byEnd.find((one) => one.address === address) ?? byEnd[0] ?? null;
  if (inbox) await remember(inbox);
  return inbox;
}

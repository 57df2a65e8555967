import { type Inbox, type Mayfly, MayflyError } from '../../client/src/index.ts';
import { openMayfly } from './server.ts';
import { keep, keepFor, readSettings } from './settings.ts';

/** Does something as the guest or the account of this browser. A guest whom the server forgot becomes a new one. */
export async function asOwner<T>(work: (mayfly: Mayfly, server: string) => Promise<T>): Promise<T> {
  const settings = await readSettings();
  const { server, key, token } = settings;
  if (!server) throw new Error('no server is chosen');
  const mayfly = openMayfly({ ...settings, server });
  try {
    return await work(mayfly, server);
  } catch (error) {
    const isForgotten = error instanceof MayflyError && error.code === 'unauthorized' && token && !key;
    if (!isForgotten) throw error;
    // Somebody else may have begun anew already.
    if ((await readSettings()).token === token) await keep({ token: undefined });
    return asOwner(work);
  } finally {
    if (!key && mayfly.token && mayfly.token !== token) await keepFor(server, { token: mayfly.token });
  }
}

const remember = (server: string, { address, expiresAt }: Inbox) =>
  keepFor(server, { address, ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}) });

export const makeAddress = (): Promise<Inbox> =>
  asOwner(async (mayfly, server) => {
    const inbox = await mayfly.createInbox();
    await remember(server, inbox);
    return inbox;
  });

/** The address that was made last if it is alive, otherwise the one that lives longest. */
export async function lastInbox(): Promise<Inbox | null> {
  const { address, token, key } = await readSettings();
  // Without an address there is no need for a guest.
  if (!token && !key) return null;
  return asOwner(async (mayfly, server) => {
    const inboxes = await mayfly.inboxes();
    const byEnd = inboxes.toSorted((a, b) => Number(b.expiresAt) - Number(a.expiresAt));
    const inbox = byEnd.find((one) => one.address === address) ?? byEnd[0] ?? null;
    if (inbox) await remember(server, inbox);
    return inbox;
  });
}

import { isSession, readSession, SHARED_SESSION, type StoredSession } from './session.ts';

/** A tab that is busy may take a while. */
const ANSWER_MS = 3_000;

type Message = { ask?: boolean; session?: StoredSession | null; signedOut?: unknown };

/**
 * The session of another open tab. Other sites, and the frames that show mail, have another origin or none, so they hear
 * nothing of this.
 */
export async function askOtherTabs(): Promise<StoredSession | null> {
  const channel = new BroadcastChannel(SHARED_SESSION);
  const answer = Promise.withResolvers<StoredSession | null>();
  const timer = setTimeout(answer.resolve, ANSWER_MS, null);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.session && isSession(data.session)) answer.resolve(data.session);
  };
  channel.postMessage({ ask: true } satisfies Message);
  const session = await answer.promise;
  clearTimeout(timer);
  channel.close();
  return session;
}

/** Gives the session to tabs that ask for it, and notices when another tab signs out. Returns a function that ends this. */
export function shareSession(token: string, onSignedOut: () => void): () => void {
  const channel = new BroadcastChannel(SHARED_SESSION);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.ask) channel.postMessage({ session: readSession() } satisfies Message);
    if (data.signedOut === token) onSignedOut();
  };
  const ended = Promise.withResolvers<void>();
  navigator.locks?.request(SHARED_SESSION, { mode: 'shared' }, () => ended.promise);
  return () => {
    ended.resolve();
    channel.close();
  };
}

export function tellSignedOut(token: string): void {
  const channel = new BroadcastChannel(SHARED_SESSION);
  channel.postMessage({ signedOut: token } satisfies Message);
  channel.close();
}

/** For signing out, which needs this file anyway. */
export { endNotifications } from '#web/lib/shown-notifications.ts';

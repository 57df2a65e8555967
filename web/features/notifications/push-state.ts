import { useMemo, useSyncExternalStore } from 'react';
import type { NewPush } from '#contract/push.ts';
import { canNotify, pageContent } from '#web/features/inbox/live/notifications.ts';
import { local, readJson, readText, writeJson, writeText } from '#web/lib/storage.ts';

/** What a notification may show, and of which addresses. Without any, it is about all, later ones too. */
export type PushChoice = Pick<NewPush, 'content'> & { addresses?: string[] | undefined };
/** A subscription of this browser. The owner is the id of an account, or 'guest'. */
type PushState = PushChoice & { owner: string; id: string };

const KEY = 'push';
const CHANGED = 'push-changed';
const isStates = (states: PushState[]) =>
  states.every(
    ({ owner, id, content, addresses = [] }) =>
      [owner, id, ...addresses].every((text) => typeof text === 'string') &&
      ['full', 'hidden'].includes(content),
  );

export const readPushes = () => readJson(local, KEY, isStates) ?? [];
export const readPush = (owner: string) => readPushes().find((one) => one.owner === owner) ?? null;

export function writePush(owner: string, state: Omit<PushState, 'owner'> | null): void {
  const others = readPushes().filter((one) => one.owner !== owner);
  const states = state ? [...others, { owner, ...state }] : others;
  if (states.length > 0) writeJson(local, KEY, states);
  else writeText(local, KEY, null);
  sayChanged();
}

export const sayChanged = () => window.dispatchEvent(new Event(CHANGED));

function watch(onChange: () => void): () => void {
  const stop = new AbortController();
  // Other tabs change the storage, too.
  for (const event of [CHANGED, 'storage']) window.addEventListener(event, onChange, { signal: stop.signal });
  return () => stop.abort();
}

const none = () => null;

/** What is on for this owner: `push`, or `page` for what is shown while the page is open. Without an owner there is no push. */
export function useNotifying(owner: string | null) {
  const text = useSyncExternalStore(watch, () => readText(local, KEY), none);
  const page = useSyncExternalStore(watch, pageContent, none);
  const push = useMemo(() => (text && owner ? readPush(owner) : null), [text, owner]);
  const isPushed = push !== null;
  const isOn = canNotify() && Notification.permission === 'granted' && (isPushed || page !== null);
  return { push, page, isPushed, isOn };
}

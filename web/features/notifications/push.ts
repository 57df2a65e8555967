import type { NewPushAnswer, PushKeyAnswer } from '#contract/push.ts';
import type { InboxScope } from '#web/features/addresses/inbox-api.ts';
import { setPageContent } from '#web/features/inbox/live/notifications.ts';
import { ApiError, callApi } from '#web/lib/api.ts';
import { endPush } from '#web/lib/shown-notifications.ts';
import { type PushChoice, readPush, readPushes, sayChanged, writePush } from './push-state.ts';

/** Whose notifications they are. */
export type PushOwner = { owner: string; scope: InboxScope };

/** Whether this browser can get push notifications. */
export const canPush = () => 'PushManager' in window && 'serviceWorker' in navigator;

/** Tokens for which the server has been told during this visit. */
const renewed = new Set<string>();
const REFUSED = new Set([400, 404, 409]);

/** Asks the browser for permission and switches notifications on. Without push messages, they need an open page. */
export async function turnOn(
  whose: PushOwner | null,
  choice: PushChoice,
): Promise<'on' | 'page' | 'not allowed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'not allowed';
  const isPushed = whose !== null && canPush() && (await tell(whose, choice));
  setPageContent(isPushed ? null : choice.content);
  sayChanged();
  return isPushed ? 'on' : 'page';
}

/** Gives the server the subscription of this browser. False if the browser did not get one from its push service. */
export async function tell({ owner, scope }: PushOwner, choice: PushChoice): Promise<boolean> {
  const { base, token } = scope;
  renewed.add(token);
  const { publicKey } = await callApi<PushKeyAnswer>('/api/push');
  const subscription = await subscribe(publicKey).catch(() => null);
  if (!subscription) return false;
  const { endpoint, keys } = subscription.toJSON();
  const body = { subscription: { endpoint, keys }, ...choice };
  const { push } = await callApi<NewPushAnswer>(`${base}/push`, { method: 'POST', token, body });
  const before = readPush(owner);
  writePush(owner, { id: push.id, ...choice });
  if (before && before.id !== push.id) await forget(scope, before.id).catch(() => {});
  return true;
}

/** Switches notifications off here, and on the server if it answers. Without a subscription it can send nothing. */
export async function turnOff(whose: PushOwner | null): Promise<void> {
  setPageContent(null);
  sayChanged();
  if (!whose) return;
  const { owner, scope } = whose;
  const state = readPush(owner);
  const isLast = readPushes().length < 2;
  if (isLast) await endPush();
  if (state)
    await forget(scope, state.id).catch((error) => {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isLast && !isGone) throw error;
    });
  writePush(owner, null);
}

/**
 * Tells the server once a visit what it may have missed: another token, a subscription that the browser has replaced, or a
 * new key of its own. `addresses` are those that there still are.
 */
export async function renew(whose: PushOwner, addresses: string[]): Promise<void> {
  const state = readPush(whose.owner);
  if (!state || renewed.has(whose.scope.token)) return;
  const left = state.addresses?.filter((one) => addresses.includes(one));
  if (Notification.permission !== 'granted' || left?.length === 0) return turnOff(whose);
  await tell(whose, { content: state.content, addresses: left }).catch((error) => {
    // What the server refuses now, it will refuse later.
    if (error instanceof ApiError && REFUSED.has(error.status)) return turnOff(whose);
    throw error;
  });
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  // The page registers it when it is idle, which may not have happened yet.
  const { pushManager } = await navigator.serviceWorker.register('/worker.js');
  await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** The server key that a subscription was made with, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const forget = ({ base, token }: InboxScope, id: string) =>
  callApi(`${base}/push/${encodeURIComponent(id)}`, { method: 'DELETE', token });

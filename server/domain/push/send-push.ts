import type { Prefix } from '#contract/languages.ts';
import type { FetchError, GuardedFetch } from '#server/outbound/guarded-fetch.ts';
import { encryptPush, roomIn } from '#server/outbound/web-push/encrypt.ts';
import { createVapid } from '#server/outbound/web-push/vapid.ts';
import type { Vault } from '#server/vault/vault.ts';
import { ATTEMPT_MS, type Attempt, type Outcome } from '../subscribers/send-arrivals.ts';
import type { PushKey } from './manage-push.ts';
import { type PushTexts, pushMessage } from './push-message.ts';
import type { PushServices } from './push-services.ts';
import { openSubscription, receiverOf } from './subscription.ts';

/** Every message has this size, so that a push service learns nothing from it. They take 4 KB at least. */
const SIZE = 3_000;

/** Sends one message to one browser, once. The push service can't read it. */
export function createSendPush({
  fetcher,
  services,
  pushKey,
  vault,
  textsOf,
  areChecked,
  publicUrl,
  contact,
  now,
}: {
  fetcher: Pick<GuardedFetch, 'fetch'>;
  services: PushServices;
  pushKey: PushKey;
  vault: Vault;
  textsOf: (language: Prefix) => PushTexts;
  /** Whether this installation checks senders. */
  areChecked: boolean;
  publicUrl: string;
  /** Where the operator of a push service can write to us. */
  contact: string;
  now: () => Date;
}) {
  const headerFor = createVapid(contact);
  return async function send({
    taken,
    arrival,
    signal,
  }: Omit<Attempt<{ sealed: Buffer }>, 'attempt'>): Promise<Outcome> {
    const { endpoint, content, language, ...keys } = openSubscription(vault, taken);
    const about = { ...arrival, areChecked, language, texts: textsOf(language), publicUrl };
    const full = Buffer.from(JSON.stringify(pushMessage({ ...about, content })));
    const plain =
      full.length <= roomIn(SIZE)
        ? full
        : Buffer.from(JSON.stringify(pushMessage({ ...about, content: 'hidden' })));
    const key = await pushKey();
    const body = encryptPush(plain, receiverOf(keys), { size: SIZE });
    const left = Math.ceil((taken.expiresAt.getTime() - now().getTime()) / 1000);
    const headers = {
      authorization: headerFor(key, endpoint, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, left)),
      topic: vault
        .fingerprint('push topic', `${taken.id} ${taken.messageId}`)
        .toString('base64url')
        .slice(0, 32),
      urgency: arrival.message.code ? 'high' : 'normal',
    };
    try {
      const status = await services.ask(endpoint, (ending) =>
        fetcher.fetch({
          url: endpoint,
          purpose: 'push',
          method: 'POST',
          headers,
          body,
          maxBytes: 0,
          keepsConnection: true,
          timeoutMs: ATTEMPT_MS,
          signal: AbortSignal.any([signal, ending]),
        }),
      );
      return judge(status);
    } catch (error) {
      signal.throwIfAborted();
      // The guard does not allow it, which another attempt would not change.
      return (error as FetchError).problem === 'refused' ? 'given up' : 'failed';
    }
  };
}

function judge(status: number) {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 || status === 429 ? 'failed' : 'given up';
}

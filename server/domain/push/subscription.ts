import { createECDH } from 'node:crypto';
import type { Prefix } from '#contract/languages.ts';
import type { NewPush } from '#contract/push.ts';
import type { Receiver } from '#server/outbound/web-push/encrypt.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { Content } from './push-message.ts';

/** What is sealed of a browser that subscribed. */
export type Subscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
  content: Content;
  language: Prefix;
};

export const sealSubscription = (vault: Vault, id: string, one: Subscription) =>
  vault.seal(id, 'push', Buffer.from(JSON.stringify(one)));
export const openSubscription = (
  vault: Vault,
  { id, sealed }: { id: string; sealed: Buffer },
): Subscription => JSON.parse(vault.open(id, 'push', sealed).toString());

export const receiverOf = ({ p256dh, auth }: NewPush['subscription']['keys']): Receiver => ({
  publicKey: Buffer.from(p256dh, 'base64url'),
  secret: Buffer.from(auth, 'base64url'),
});

/** Whether something can be encrypted for a browser with these keys. */
export function isUsable({ publicKey, secret }: Receiver): boolean {
  if (publicKey.length !== 65 || secret.length !== 16) return false;
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(publicKey);
    return true;
  } catch {
    return false;
  }
}

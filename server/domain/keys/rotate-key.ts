import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { KEY_NEWS, KEYS } from '#server/store/channel.ts';
import type { KeyChange, KeyChangeStore, NamedKey } from '#server/store/operations/key-change-store.ts';
import { ringIdOf } from '#server/vault/mail-key.ts';
import { keyIdAt, keyIdsOf, type MailKeys } from '#server/vault/ring.ts';
import type { Vault } from '#server/vault/vault.ts';
import { settleKeys } from './reseal.ts';

/** How long a process may take to read its keys again. */
const LEARN_MS = 20_000;

/** The folder with the keys. Null if they are in the settings, which only the operator can change. */
export type KeyFiles = { keepNext: (key: Buffer) => Promise<void>; promoteNext: () => Promise<void> } | null;

export type Rotated =
  | { outcome: 'made'; newKey: string; oldKeys: string[] }
  | { outcome: 'done'; continued: boolean; resealed: number; unreadable: number; until: Date };

/**
 * A new mail key while everything runs. First every process learns to open with it, then every process seals with it,
 * then everything but mail is sealed anew. Whatever was done can be seen from outside, so a rotation that was
 * interrupted goes on when it is started again.
 */
export function createRotateKey({
  readMailKeys,
  namedOldKeys,
  files,
  store,
  vault,
}: {
  readMailKeys: () => Promise<MailKeys | null>;
  namedOldKeys: () => Promise<NamedKey[]>;
  files: KeyFiles;
  store: KeyChangeStore;
  vault: Vault;
}) {
  async function learn() {
    const keys = (await readMailKeys())!;
    vault.use({ ...keys, hashKey: vault.keyring().hashKey });
    await store.announce(KEYS);
    await untilLearned(keys);
  }

  async function untilLearned(keys: MailKeys) {
    const deadline = Date.now() + LEARN_MS;
    for (;;) {
      const behind = await store.processesWithout(ringIdOf(keys));
      if (!behind.length) return;
      if (Date.now() > deadline || !files)
        throw new Error(
          files
            ? `a process at ${behind[0]} has other keys: give it the files mail.key* of this folder, and start this command again`
            : `a process at ${behind[0]} has other keys: restart it with the same MAIL_KEY and MAIL_KEY_OLD, and start this command again`,
        );
      await sleep(100);
    }
  }

  return async function rotate(): Promise<Rotated> {
    const before = (await readMailKeys())!;
    const continued = !(await isFinished(before, store));
    if (!continued) {
      const newKey = randomBytes(32);
      if (!files)
        return {
          outcome: 'made',
          newKey: newKey.toString('base64'),
          oldKeys: [before.mailKey, ...(before.oldKeys ?? [])].map((key) => key.toString('base64')),
        };
      await files.keepNext(newKey);
    }
    const [begun, done] = KEY_NEWS;
    await store.announce(begun);
    if ((await readMailKeys())!.nextKey) {
      await learn();
      await files!.promoteNext();
    }
    await learn();
    const settled = await settleKeys({ store, vault, oldKeys: await namedOldKeys() });
    await store.announce(done);
    return { outcome: 'done', continued, ...settled };
  };
}

/** Whether everything but mail is sealed with the current key. */
async function isFinished(keys: MailKeys, store: KeyChangeStore): Promise<boolean> {
  const [own, ...others] = keyIdsOf(keys);
  const hashKey = await store.hashKey();
  if (keys.nextKey || !hashKey || keyIdAt(hashKey) !== own) return false;
  const change: KeyChange | null = await store.lastChange();
  return change ? change.key === own : others.length === 0;
}

export type RotateKey = ReturnType<typeof createRotateKey>;

import { expect, test } from 'vitest';
import { createContactStore } from '#server/store/operations/contact-store.ts';
import { createRateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import { createVault } from '#server/vault/vault.ts';
import { setUpDatabase } from '../../../tests/support/store-database.ts';
import { createLimits } from '../limits.ts';
import { createPostmaster } from './postmaster.ts';

const database = setUpDatabase();
const vault = createVault({ mailKey: Buffer.alloc(32, 1) });
const now = () => new Date('2026-11-17T12:00:00Z');

test('a few networks that send a lot do not keep the mail of others from the postmaster', async () => {
  const { db } = database;
  const postmaster = createPostmaster({
    domains: ['mayfly.test'],
    supportEmail: 'support@mayfly.test',
    vault,
    openParts: async () => ({
      contacts: createContactStore({ db }),
      limits: createLimits({ store: createRateLimitStore({ db }), vault, now }),
    }),
    now,
  });
  const send = (ip: string) =>
    postmaster
      .open({ to: 'postmaster@mayfly.test', from: 'a@example.org', ip })
      .commit()
      .then(
        () => 'taken',
        ({ code }) => code,
      );
  const answers: string[] = [];
  for (let network = 1; network <= 20; network++)
    for (let mail = 0; mail < 5; mail++) answers.push(await send(`192.0.2.${network}`));
  // The first of each network, and sixty others in all.
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(80);
  expect(await send('198.51.100.1')).toBe('taken');
  expect(await send('198.51.100.1')).toBe('mailbox-full');
});

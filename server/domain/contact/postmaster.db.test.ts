import { expect, test } from 'vitest';
import { createOwnDomainStore } from '#server/store/domains/own-domain-store.ts';
import { createContactStore } from '#server/store/operations/contact-store.ts';
import { createRateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import { createVault } from '#server/vault/vault.ts';
import { bookOf } from '../../../tests/support/book.ts';
import { setUpDatabase } from '../../../tests/support/store-database.ts';
import { createLimits } from '../limits.ts';
import { createPostmaster } from './postmaster.ts';

const database = setUpDatabase();
const vault = createVault({ mailKey: Buffer.alloc(32, 1), hashKey: Buffer.alloc(32, 2) });
const now = () => new Date('2026-11-17T12:00:00Z');

test('a few networks that send a lot do not keep the mail of others from the postmaster', async () => {
  const { db } = database;
  const postmaster = createPostmaster({
    book: bookOf('mayfly.test'),
    supportEmail: 'support@mayfly.test',
    vault,
    openParts: async () => ({
      contacts: createContactStore({ db }),
      domains: createOwnDomainStore({ db }),
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
        ({ kind }) => kind,
      );
  const answers: string[] = [];
  for (let network = 1; network <= 20; network++)
    for (let mail = 0; mail < 5; mail++) answers.push(await send(`192.0.2.${network}`));
  // The first of each network, and sixty others in all.
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(80);
  expect(await send('198.51.100.1')).toBe('taken');
  expect(await send('198.51.100.1')).toBe('mailbox-full');
});

test('many networks cannot flood the owner of a domain, and keep nobody out elsewhere', async () => {
  const { db } = database;
  const book = bookOf('busy.example', 'calm.example');
  for (const row of book.page().rows) Object.assign(row, { kind: 'own', accountId: row.id });
  const limits = createLimits({ store: createRateLimitStore({ db }), vault, now });
  const postmaster = createPostmaster({
    book,
    supportEmail: 'support@mayfly.test',
    vault,
    openParts: async () => ({
      contacts: createContactStore({ db }),
      domains: { mailToOwner: async () => true },
      limits,
    }),
    now,
  });
  const send = (to: string, ip: string) =>
    postmaster
      .open({ to, from: 'a@example.org', ip })
      .commit()
      .then(
        () => 'taken',
        ({ kind }) => kind,
      );
  const answers: string[] = [];
  for (let network = 1; network <= 25; network++)
    answers.push(await send('abuse@busy.example', `203.0.113.${network}`));
  expect(answers).toEqual([...Array(20).fill('taken'), ...Array(5).fill('mailbox-full')]);
  expect(await send('postmaster@busy.example', '203.0.113.99')).toBe('mailbox-full');
  expect(await send('abuse@calm.example', '203.0.113.99')).toBe('taken');
});

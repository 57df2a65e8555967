import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import type { LaterResult } from '#server/store/mail/store-results.ts';
import { createVault, type Vault } from '#server/vault/vault.ts';
import { type Judged, unchecked } from '#server/verdict/judged.ts';
import { createJudgeSenders } from './judge-senders.ts';
import { pieceLabel, summaryLabel } from './seal-labels.ts';

const latestEnd = new Date('2026-11-16T12:00:00Z');
const now = new Date('2026-11-16T11:00:00Z');
const genuine: Judged = { ...unchecked(), verdict: 'genuine' };

// Only the timer of the second try: everything else is asynchronous for real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The use case with a store in memory and a judge that answers when the test says so. */
function setUp(answer: () => Judged | null = () => genuine) {
  const stored: LaterResult[] = [];
  const outcomes: Record<string, number> = {};
  const waiting: Array<() => void> = [];
  const inboxOf = new Map<string, string>();
  const vault = createVault({ mailKey: Buffer.alloc(32, 1), hashKey: Buffer.alloc(32, 2) });
  const senders = createJudgeSenders({
    messages: {
      findMany: async (places) =>
        places.map(({ id, inboxId }) => {
          inboxOf.set(id, inboxId);
          return rowOf(vault, { id, inboxId });
        }),
      chunks: async (places) =>
        places.map(({ bodyId }) =>
          vault
            .inboxSealer(inboxOf.get(bodyId)!)
            .sealPair(pieceLabel(bodyId, 0), Buffer.from('{}'), Buffer.alloc(100)),
        ),
      unjudged: async () => [],
      storeVerdicts: async (results) => void stored.push(...results),
    },
    vault,
    judge: {
      judge: () => new Promise((resolve) => waiting.push(() => resolve(answer()))),
      close: async () => {},
    },
    onOutcome: (outcome) => {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    },
  });
  const settle = async () => {
    for (let n = 0; n < 50; n++) {
      for (const go of waiting.splice(0)) go();
      await vi.advanceTimersByTimeAsync(100);
      await turn();
    }
  };
  return { senders, stored, outcomes, settle, waiting };
}

/** Each body is one piece. */
const body = { key: null, pieces: 0 };

function rowOf(vault: Vault, fields: { id: string; inboxId: string }): MessageRow {
  const summary = Buffer.from(JSON.stringify({ body }));
  return {
    seq: 1,
    size: 100,
    summary: vault.seal(fields.inboxId, summaryLabel(fields.id), summary),
    verdictSeq: null,
    verdict: null,
    receivedAt: now,
    bodyId: null,
    bodyLatestEnd: null,
    ...fields,
  } as MessageRow;
}

const mail = (n: number) => ({
  clientIp: `192.0.2.${n % 250}`,
  size: 100,
  copies: [{ latestEnd, inboxId: 'inbox', id: `m${n}` }],
});

test('networks that send a lot do not keep the mail of others from being checked', async () => {
  const { senders, stored, outcomes, settle } = setUp();
  const arrive = (count: number, inboxId: string, clientIp: (n: number) => string) => {
    for (let n = 0; n < count; n++)
      senders.arrived({
        clientIp: clientIp(n),
        size: 100,
        copies: [{ latestEnd, inboxId, id: `${inboxId}${n}` }],
      });
  };
  arrive(12_000, 'busy', (n) => `192.0.2.${n % 2}`);
  arrive(5_000, 'crowd', (n) => `10.0.${n >> 8}.${n & 255}`);
  arrive(200, 'other', () => '198.51.100.1');
  await turn();
  // Those that can wait, and those that are being checked.
  expect(senders.waiting()).toBe(10_000 + 32);
  while (senders.waiting()) await settle();
  const checkedFor = (inbox: string) => stored.filter(({ inboxId }) => inboxId === inbox).length;
  expect([checkedFor('crowd'), checkedFor('other')]).toEqual([5_000, 200]);
  expect(outcomes).toEqual({ genuine: 10_032, dropped: 7_168 });
});

test('mails of one network leave room for those of others', async () => {
  const { senders, settle, waiting } = setUp();
  for (let n = 0; n < 100; n++) senders.arrived({ ...mail(n), clientIp: '192.0.2.1' });
  senders.arrived({ ...mail(500), clientIp: '192.0.2.2' });
  await expect.poll(() => waiting.length).toBe(13);
  await settle();
});

test('without an answer of DNS or of the worker, the mail is tried once more after a minute', async () => {
  const answers: Array<Judged | null> = [unchecked(), genuine, null, genuine];
  const { senders, stored, outcomes, settle } = setUp(() => answers.shift()!);
  senders.arrived(mail(1));
  await settle();
  expect(stored.map(({ isNews }) => isNews)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(stored.map(({ isNews }) => isNews)).toEqual([false, true]);
  senders.arrived(mail(2));
  await settle();
  await vi.advanceTimersByTimeAsync(120_000);
  await settle();
  expect(outcomes).toEqual({ unchecked: 1, genuine: 2, failed: 1 });
});

test('a proof that DNS does not answer for twice is none', async () => {
  const forged: Judged = {
    ...unchecked(),
    dkim: [{ result: 'temperror', domain: 'lost.bank.example', selector: 'x', aligned: true }],
    dmarc: { result: 'fail', domain: 'bank.example', policy: 'reject' },
  };
  const { senders, outcomes, settle } = setUp(() => forged);
  senders.arrived(mail(1));
  await settle();
  expect(outcomes).toEqual({ unchecked: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(outcomes).toEqual({ unchecked: 1, suspicious: 1 });
});

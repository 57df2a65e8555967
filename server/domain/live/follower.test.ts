import { expect, test, vi } from 'vitest';
import { createHub } from '#server/live/hub.ts';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import { createFollowInboxes } from './follow-inboxes.ts';

const arrived = { id: 'message', seq: 3, seenSeq: null, foundSeq: null, verdictSeq: null, deletedSeq: null };

test('the new end of an address comes before the mail that arrived after it, although both are read at once', async () => {
  const inbox = { id: 'inbox', address: 'a@mayfly.test', seq: 1 };
  const now = () => new Date(0);
  let expiresAt = new Date(60_000);
  let rows: MessageRow[] = [];
  const hub = createHub();
  const loadChanges = vi.fn(async () => ({
    seq: rows.length ? 3 : 1,
    from: 1,
    expiresAt,
    attempted: false,
    rows,
  }));
  const follow = createFollowInboxes({
    hub,
    loadChanges,
    findings: { isBusy: () => false, findInTime: async () => {}, findLater() {}, awaitEnd() {} },
    summary: () => ({ codeStatus: 'done' }) as never,
    now,
  });
  const list = async () => [{ ...inbox, expiresAt, endsAt: expiresAt }];
  const follower = await follow({ ownerId: 'stranger', list, lastEventId: undefined });
  const names: unknown[] = [];
  follower.attach({
    take: ({ name }) => {
      if (name) names.push(name);
    },
    end() {},
  });
  await vi.waitUntil(() => loadChanges.mock.calls.length === 1);
  expiresAt = new Date(120_000);
  rows = [arrived as MessageRow];
  hub.wake([inbox.id]);
  await vi.waitUntil(() => names.length === 2);
  expect(names).toEqual(['extended', 'message']);
  follower.stop();
});

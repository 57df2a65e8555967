import type { MessageStore } from '#server/store/mail/message-store.ts';

const GATHER_MS = 1_000;
const MAX_WAITING = 2_000;

/** Records when a mail reached an open page. Writes are batched, and losing one does no harm. */
export function createPushMarks({
  messages,
  now,
}: {
  messages: Pick<MessageStore, 'markPushed'>;
  now: () => Date;
}) {
  let waiting: Parameters<MessageStore['markPushed']>[0] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<unknown> = Promise.resolve();

  function flush() {
    if (timer) clearTimeout(timer);
    timer = null;
    const marks = waiting;
    waiting = [];
    if (marks.length) writing = messages.markPushed(marks).catch(() => {});
    return writing;
  }

  return {
    add(place: { inboxId: string; latestEnd: Date; seq: number }) {
      if (waiting.length < MAX_WAITING) waiting.push({ ...place, at: now() });
      timer ??= setTimeout(flush, GATHER_MS).unref();
    },
    close: flush,
  };
}

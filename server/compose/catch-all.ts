import { type CatchAll, createCatchAll } from '#server/domain/inboxes/catch-all.ts';
import { catchAllInbox } from '#server/store/mail/catch-all-store.ts';
import type { Base } from './base.ts';

const SOON_MS = 1_000;

/** The inbox of all mail. After a start it exists exactly if CATCH_ALL is set. */
export async function openCatchAll({ config, stores, vault, now }: Base): Promise<CatchAll> {
  const catchAll = createCatchAll({ ...stores, token: config.catchAll, store: stores.catchAll, vault, now });
  await catchAll.open();
  return catchAll;
}

/** Makes room soon after mail has arrived. The job does what fails here. Returns a function that stops it. */
export function trimSoon({ hub }: Base, { trim }: CatchAll): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let work = Promise.resolve();
  const stopWatching = hub.watch(catchAllInbox.id, () => {
    timer ??= setTimeout(() => {
      timer = null;
      work = work.then(trim).catch(() => {});
    }, SOON_MS);
  });
  return () => {
    stopWatching();
    if (timer) clearTimeout(timer);
    return work;
  };
}

import type { InboxPlace } from '#server/store/mail/message-store.ts';

/** An inbox as one reader sees it: expensive reads are taken in turns by reader. */
export type ReadableInbox = InboxPlace & { address: string; readerId: string };

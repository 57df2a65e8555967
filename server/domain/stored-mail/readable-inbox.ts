import type { InboxPlace } from '#server/store/mail/inbox-place.ts';

/** An inbox as one reader sees it. Expensive reads are taken in turns by the reader's network and the reader. */
export type ReadableInbox = InboxPlace & { address: string; readerId: string; network?: string | undefined };

export const turnOf = ({ network, readerId }: Pick<ReadableInbox, 'network' | 'readerId'>) =>
  `${network ?? `${readerId} ${readerId}`} ${readerId}`;

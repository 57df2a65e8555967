import type { InboxPlace } from '#server/store/mail/inbox-place.ts';

/** An inbox as one reader sees it. Networks, and readers within a network, take turns at expensive reads. */
export type ReadableInbox = InboxPlace & { address: string; readerId: string; network?: string | undefined };

export const turnOf = ({ network, readerId }: Pick<ReadableInbox, 'network' | 'readerId'>) =>
  `${network ?? `${readerId} ${readerId}`} ${readerId}`;

import { type LinkedMessage, readMessageHash } from '#contract/message-link.ts';
import { notify } from '#web/components/notice.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { ApiError } from '#web/lib/api.ts';
import { leaveHash } from '#web/lib/leave-hash.ts';
import { texts } from './texts.ts';

let followed = '';

/** Selects the address that the URL names, once: the visitor may go on to another before the message is there. */
export function followLink(emails: TempEmail[], select: (address: string) => void): void {
  const { hash } = window.location;
  const linked = readMessageHash(hash);
  // The desk may have opened it meanwhile.
  if (!linked || hash === followed) return;
  followed = hash;
  if (emails.some(({ address }) => address === linked.address)) {
    select(linked.address);
  } else {
    leaveHash();
    notify({ kind: 'hint', text: texts.messageNotHere });
  }
}

/** Says so if the message is gone. One that has just come may not be in the list yet. */
export async function lookForMessage(
  api: InboxApi,
  { address, id }: LinkedMessage,
  onRefresh: () => Promise<void>,
): Promise<void> {
  try {
    await api.message(address, id);
    await onRefresh();
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) throw error;
    leaveHash();
    notify({ kind: 'hint', text: texts.messageGone });
  }
}

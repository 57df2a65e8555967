import { readMessageHash } from '#contract/message-link.ts';
import { notify } from '#web/components/notice.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
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

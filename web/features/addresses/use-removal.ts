import { sendEvent } from '#web/lib/analytics.ts';
import { writeEmails } from './guest-storage.ts';
import type { InboxApi } from './inbox-api.ts';
import type { TempEmail } from './temp-email.ts';
import type { AddressList } from './use-address-list.ts';
import type { Visitor } from './use-visitor.ts';

/** Deletes addresses, on the server and then in the list. The caller shows the failure. */
export function useRemoval({ visitor, list }: { visitor: Visitor; list: AddressList }) {
  const { api, isGuest, mode } = visitor;

  async function drop(removed: TempEmail[], request: (api: InboxApi) => Promise<unknown>): Promise<boolean> {
    try {
      if (api) await request(api);
    } catch (failure) {
      // biome-ignore lint/suspicious/noConsole: a failed delete is also logged for support
      console.warn('Could not delete', failure);
      return false;
    }
    const addresses = removed.map(({ address }) => address);
    const keep = (emails: TempEmail[]) => emails.filter(({ address }) => !addresses.includes(address));
    list.put(keep);
    if (isGuest) writeEmails(keep(list.emails), addresses, list.now());
    sendEvent({ event: 'email_deleted', mode });
    await list.refetch();
    return true;
  }

  return {
    remove: (email: TempEmail) => drop([email], (to) => to.remove(email.id)),
    removeAll: () => drop(list.emails, (to) => to.removeAll()),
  };
}

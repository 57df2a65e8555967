import { sendEvent } from '#web/lib/analytics.ts';
import { explain } from '#web/lib/api.ts';
import { useAddresses } from './addresses-provider.tsx';
import { writeEmails } from './guest-storage.ts';
import type { InboxApi } from './inbox-api.ts';
import type { TempEmail } from './temp-email.ts';
import { texts } from './texts.tsx';

/** Deletes addresses, on the server and then in the list. Both resolve to why nothing was deleted, or to null. */
export function useRemoval() {
  const { api, scope, emails, change, refresh, now } = useAddresses();

  async function drop(
    removed: TempEmail[],
    request: (api: InboxApi) => Promise<unknown>,
  ): Promise<string | null> {
    try {
      if (api) await request(api);
    } catch (failure) {
      // biome-ignore lint/suspicious/noConsole: a failed delete is also logged for support
      console.warn('Could not delete', failure);
      return explain(failure) ?? texts.tryAgainSoon;
    }
    const addresses = removed.map(({ address }) => address);
    const keep = (list: TempEmail[]) => list.filter(({ address }) => !addresses.includes(address));
    change(keep);
    if (scope?.mode === 'guest') writeEmails(keep(emails), addresses, now());
    if (scope) sendEvent({ event: 'email_deleted', mode: scope.mode });
    await refresh();
    return null;
  }

  return {
    remove: (email: TempEmail) => drop([email], (to) => to.remove(email.id)),
    removeAll: () => drop(emails, (to) => to.removeAll()),
  };
}

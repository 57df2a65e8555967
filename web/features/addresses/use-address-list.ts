import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { readEmailCache, writeCooldownEnd, writeEmails } from './guest-storage.ts';
import { createInboxApi, type InboxScope } from './inbox-api.ts';
import { type TempEmail, toTempEmail, unexpired } from './temp-email.ts';

type ListData = { emails: TempEmail[]; cooldownEnd: number | null };
const empty: ListData = { emails: [], cooldownEnd: null };

export type AddressList = ReturnType<typeof useAddressList>;

/** The visitor's addresses as the server lists them, and the server's clock. */
export function useAddressList(scope: InboxScope | null, onGuestUnknown: () => void) {
  const client = useQueryClient();
  const clockOffset = useRef(0);
  const now = useCallback(() => Date.now() + clockOffset.current, []);
  const guest = scope?.mode === 'guest';
  const key = useMemo(() => ['inboxes', scope?.base, scope?.token], [scope?.base, scope?.token]);

  const query = useQuery({
    queryKey: key,
    enabled: scope !== null,
    // Guests see the list of their last visit until the server has answered.
    initialData: guest ? () => ({ ...empty, emails: readEmailCache(Date.now()) }) : undefined,
    initialDataUpdatedAt: 0,
    queryFn: async ({ signal }): Promise<ListData> => {
      const { base, mode } = scope!;
      const answer = await createInboxApi(scope!).list(signal);
      clockOffset.current = Date.parse(answer.serverTime) - Date.now() || 0;
      const emails = answer.emails.map((inbox) => toTempEmail(inbox, mode));
      const cooldownEnd = answer.cooldownEnd ? Date.parse(answer.cooldownEnd) : null;
      if (base === '/api/guest') writeCooldownEnd(cooldownEnd);
      return { emails: unexpired(emails, now()), cooldownEnd };
    },
  });

  const guestUnknown = guest && query.error instanceof ApiError && query.error.status === 401;
  useEffect(() => {
    if (guestUnknown) onGuestUnknown();
  }, [guestUnknown, onGuestUnknown]);

  const emails = query.data?.emails ?? empty.emails;
  const settled = query.isFetchedAfterMount && query.isSuccess;
  useEffect(() => {
    if (guest && settled) writeEmails(emails, [], now());
  }, [guest, settled, emails, now]);

  const put = useCallback(
    (change: (emails: TempEmail[]) => TempEmail[]) =>
      client.setQueryData<ListData>(key, (data = empty) => ({ ...data, emails: change(data.emails) })),
    [client, key],
  );

  return {
    emails,
    cooldownEnd: query.data?.cooldownEnd ?? null,
    loading: scope === null || (query.isPending && query.fetchStatus !== 'idle'),
    failed: query.isError,
    now,
    put,
    refetch: query.refetch,
  };
}

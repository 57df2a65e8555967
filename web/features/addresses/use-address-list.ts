import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { InboxList } from '#contract/inboxes.ts';
import { ApiError } from '#web/lib/api.ts';
import { readEmailCache, writeCooldownEnd, writeEmails, writeTokenCopy } from './guest-storage.ts';
import { createInboxApi, type InboxScope } from './inbox-api.ts';
import { type TempEmail, toTempEmail, unexpired } from './temp-email.ts';

/** `used` and `usedUntil` are the places taken on the free plan, and until when. */
type ListData = {
  emails: TempEmail[];
  used: number;
  usedUntil: number | null;
  cooldownEnd: number | null;
  closed: NonNullable<InboxList['closed']>;
};
const empty: ListData = { emails: [], used: 0, usedUntil: null, cooldownEnd: null, closed: [] };

export type AddressList = ReturnType<typeof useAddressList>;

/** The visitor's addresses as the server lists them, and the server's clock. */
export function useAddressList(scope: InboxScope | null, onGuestUnknown: (token: string) => void) {
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
      const cooldownEnd = timeOf(answer.cooldownEnd);
      if (base === '/api/guest') writeCooldownEnd(cooldownEnd);
      const { used, usedUntil, closed = [] } = answer;
      return { emails: unexpired(emails, now()), used, usedUntil: timeOf(usedUntil), cooldownEnd, closed };
    },
  });

  const isRefused = guest && query.error instanceof ApiError && query.error.status === 401;
  const refused = isRefused ? scope.token : null;
  useEffect(() => {
    if (refused) onGuestUnknown(refused);
  }, [refused, onGuestUnknown]);

  // Until an attempt succeeds, also while the next one is under way.
  const failed = query.isError || (query.isPending && query.errorUpdateCount > 0);
  const { emails, usedUntil } = query.data ?? empty;
  const settled = query.isFetchedAfterMount && query.isSuccess;
  const token = guest && settled ? scope.token : null;
  useEffect(() => {
    if (!token) return;
    writeEmails(emails, [], now());
    const ends = [usedUntil ?? 0, ...emails.map(({ expiresAt }) => expiresAt)];
    writeTokenCopy(token, Math.max(...ends) || null, now());
  }, [token, emails, usedUntil, now]);

  const put = useCallback(
    (change: (emails: TempEmail[]) => TempEmail[]) =>
      client.setQueryData<ListData>(key, (data = empty) => ({ ...data, emails: change(data.emails) })),
    [client, key],
  );

  return {
    ...(query.data ?? empty),
    loading: scope === null || (query.isPending && !failed && query.fetchStatus !== 'idle'),
    failed,
    /** Whether the server has told it. */
    listed: settled,
    /** The server knows of no address of this visitor, and no place is taken. */
    unused: settled && emails.length === 0 && usedUntil === null,
    now,
    put,
    refetch: query.refetch,
  };
}

const timeOf = (text: string | undefined) => (text ? Date.parse(text) : null);

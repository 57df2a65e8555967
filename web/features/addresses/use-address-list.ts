import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { readEmailCache, writeCooldownEnd, writeEmails } from './guest-storage.ts';
import { createInboxApi, type InboxScope } from './inbox-api.ts';
import { type TempEmail, toTempEmail, unexpired } from './temp-email.ts';

type AddressList = { emails: TempEmail[]; cooldownEnd: number | null };
const empty: AddressList = { emails: [], cooldownEnd: null };

/** The addresses of whoever is looking, as the server lists them, with the server's clock. */
export function useAddressList(scope: InboxScope | null, onStrange: () => void) {
  const client = useQueryClient();
  const offset = useRef(0);
  const now = useCallback(() => Date.now() + offset.current, []);
  const guest = scope?.mode === 'guest';
  const key = useMemo(() => ['inboxes', scope?.base, scope?.token], [scope?.base, scope?.token]);

  const query = useQuery({
    queryKey: key,
    enabled: scope !== null,
    // The picture of the last visit stands until the server has answered.
    initialData: guest ? () => ({ ...empty, emails: readEmailCache(Date.now()) }) : undefined,
    initialDataUpdatedAt: 0,
    queryFn: async ({ signal }): Promise<AddressList> => {
      const { base, mode } = scope!;
      const answer = await createInboxApi(scope!).list(signal);
      offset.current = Date.parse(answer.serverTime) - Date.now() || 0;
      const emails = answer.emails.map((inbox) => toTempEmail(inbox, mode));
      const cooldownEnd = answer.cooldownEnd ? Date.parse(answer.cooldownEnd) : null;
      if (base === '/api/guest') writeCooldownEnd(cooldownEnd);
      return { emails: unexpired(emails, now()), cooldownEnd };
    },
  });

  const strange = guest && query.error instanceof ApiError && query.error.status === 401;
  useEffect(() => {
    if (strange) onStrange();
  }, [strange, onStrange]);

  const emails = query.data?.emails ?? empty.emails;
  const settled = query.isFetchedAfterMount && query.isSuccess;
  useEffect(() => {
    if (guest && settled) writeEmails(emails, [], now());
  }, [guest, settled, emails, now]);

  const put = useCallback(
    (change: (emails: TempEmail[]) => TempEmail[]) =>
      client.setQueryData<AddressList>(key, (data = empty) => ({ ...data, emails: change(data.emails) })),
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

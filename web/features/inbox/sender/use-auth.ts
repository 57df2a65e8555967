import { useQuery } from '@tanstack/react-query';
import type { MessageDetail, MessageSummary } from '#contract/messages.ts';
import type { Auth } from '#contract/senders.ts';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';

type Options = {
  api: InboxApi;
  address: string;
  summary: MessageSummary;
  /** Undefined while the message is loading. */
  detail: MessageDetail | undefined;
};

/** The checks behind a verdict. If the verdict came after the message was opened, they are fetched again. */
export function useAuth({ api, address, summary, detail }: Options): Auth | undefined {
  const { verdict } = summary.sender;
  const isCurrent = detail?.auth.verdict === verdict;
  const { data } = useQuery({
    queryKey: ['auth', address, summary.id, verdict],
    queryFn: async ({ signal }) => (await api.message(address, summary.id, signal)).auth,
    enabled: detail !== undefined && !isCurrent,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isCurrent ? detail.auth : data;
}

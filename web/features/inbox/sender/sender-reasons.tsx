import { useQuery } from '@tanstack/react-query';
import type { MessageDetail, MessageSummary } from '#contract/messages.ts';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { reasonsOf, verdictSentence } from './verdict-words.ts';

type SenderReasonsProps = {
  id: string;
  api: InboxApi;
  address: string;
  summary: MessageSummary;
  detail: MessageDetail | undefined;
};

/** Why the sender got its verdict. A verdict that came after the message was opened is fetched again with its reasons. */
export function SenderReasons({ id, api, address, summary, detail }: SenderReasonsProps) {
  const { verdict, domain } = summary.sender;
  const isCurrent = detail?.auth.verdict === verdict;
  const { data } = useQuery({
    queryKey: ['auth', address, summary.id, verdict],
    queryFn: async ({ signal }) => (await api.message(address, summary.id, signal)).auth,
    enabled: !isCurrent,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const auth = isCurrent ? detail.auth : data;
  return (
    <section
      id={id}
      aria-label="Who sent this?"
      className="animate-fade rounded-md border border-line bg-sunken px-4 py-3 text-sm"
    >
      <p className="font-medium">{verdictSentence(verdict, domain)}</p>
      {auth && (
        <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-4 text-ink-soft marker:text-ink-faint">
          {reasonsOf(auth).map((reason) => (
            <li key={reason} className="break-words">
              {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { MessageSummary } from '#contract/messages.ts';
import { newestCode } from './new-messages.ts';

/** The newest code whose sender is not in doubt. */
export function useUnreadCode(unread: MessageSummary[]): string | undefined {
  const { data: doubtOf } = useQuery({
    queryKey: ['doubt-of'],
    // Loaded with the first code, because most visits to home have none.
    enabled: unread.some(({ code }) => code),
    queryFn: async () => (await import('../sender/doubt-of.ts')).doubtOf,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return doubtOf && newestCode(unread.filter((message) => message.code && !doubtOf(message)));
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleAlert, SearchX } from 'lucide-react';
import { useEffect, useLayoutEffect } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { texts as commonTexts } from '#web/components/texts.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { ApiError, explain } from '#web/lib/api.ts';
import { addAttempt } from '#web/lib/connection.ts';
import { texts } from './texts.ts';

const none: string[] = [];
export const searchKey = (address: string) => ['search', address] as const;

/** The ids of the messages that fit. Null until that is known. */
export type Found = ReadonlySet<string> | null;

export type SearchResultsProps = {
  api: InboxApi;
  address: string;
  messages: MessageSummary[];
  words: string;
  onFound: (found: Found) => void;
  onClear: () => void;
};

/** Finds the messages that match. It shows something only if none does, or if the search fails. */
export function SearchResults({ api, address, messages, words, onFound, onClear }: SearchResultsProps) {
  const { data, refetch, isFetching, isPlaceholderData } = useQuery({
    // Searched again when a message arrives.
    queryKey: [...searchKey(address), words, messages[0]?.id, messages.length],
    // A failure is kept as data, like results, so that it stays on the screen until the next answer.
    queryFn: ({ signal }) =>
      api.inbox(address, signal, words).then(
        ({ messages }) => ({ words, ids: messages.map(({ id }) => id), failure: null }),
        // What is not understood, such as `from:` while somebody types, fits no message.
        (failure: Error) => ({ words, ids: none, failure: isNotUnderstood(failure) ? null : failure }),
      ),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const ids = data?.ids;
  useEffect(() => addAttempt(refetch), [refetch]);

  // Before the next paint, so that the list never shows a state in between.
  useLayoutEffect(() => onFound(ids ? new Set(ids) : null), [ids, onFound]);
  useLayoutEffect(() => () => onFound(null), [onFound]);

  if (!data) return null;
  if (data.failure)
    return (
      <div role="alert" className="flex flex-1 flex-col">
        <EmptyState
          icon={<CircleAlert aria-hidden size={26} strokeWidth={1.5} />}
          title={explain(data.failure, texts.failed)}
          after={
            <Button busy={isFetching} onClick={() => refetch()}>
              {commonTexts.tryAgain}
            </Button>
          }
        />
      </div>
    );
  // The list may not have the newest of them yet, and not any more what was just deleted.
  const count = messages.filter(({ id }) => data.ids.includes(id)).length;
  const isNothing = count === 0;
  return (
    <>
      <p role="status" className="sr-only">
        {!isPlaceholderData && (isNothing ? texts.nothingFits(data.words) : texts.found(count))}
      </p>
      {isNothing && (
        <EmptyState
          icon={<SearchX aria-hidden size={26} strokeWidth={1.5} />}
          title={texts.nothingFits(data.words)}
          after={<Button onClick={onClear}>{texts.clear}</Button>}
        />
      )}
    </>
  );
}

const isNotUnderstood = (failure: Error) => failure instanceof ApiError && failure.status === 400;

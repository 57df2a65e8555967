import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { local, readJson, writeJson } from '#web/lib/storage.ts';

const KEY = 'dismissed_finds';
/** The oldest entries are dropped. Their messages have long expired. */
const LIMIT = 200;
const queryKey = ['dismissed'];

type Found = 'code' | 'link';
const entryOf = (id: string, found: Found) => `${found} ${id}`;

const isDismissed = (entries: string[]) => entries.every((entry) => typeof entry === 'string');
const readDismissed = () => readJson(local, KEY, isDismissed) ?? [];

/** The codes and links that were dismissed in this browser. */
export function useDismissed(): string[] {
  return useQuery({
    queryKey,
    queryFn: readDismissed,
    initialData: readDismissed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
}

/** Hides the code or the link of a message everywhere in this browser, or shows it again. */
export function useDismiss() {
  const client = useQueryClient();
  return useCallback(
    (id: string, found: Found, hidden: boolean) => {
      // Other tabs may have dismissed something since this one read the list.
      const known = new Set([...readDismissed(), ...(client.getQueryData<string[]>(queryKey) ?? [])]);
      const entry = entryOf(id, found);
      known.delete(entry);
      const dismissed = [...(hidden ? [entry] : []), ...known].slice(0, LIMIT);
      client.setQueryData(queryKey, dismissed);
      writeJson(local, KEY, dismissed);
    },
    [client],
  );
}

/** The list without the codes and links that were dismissed. */
export function withoutDismissed(list: MessageSummary[], dismissed: string[]): MessageSummary[] {
  return list.map((message) => {
    const noCode = message.code && dismissed.includes(entryOf(message.id, 'code'));
    const noLink = message.link && dismissed.includes(entryOf(message.id, 'link'));
    if (!noCode && !noLink) return message;
    return { ...message, ...(noCode && { code: null }), ...(noLink && { link: null }) };
  });
}

import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { IMAGE_MISSING } from '#contract/image-path.ts';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';

/** Less than the hour that the links work at most. */
const FRESH_MS = 45 * 60_000;

export type RemoteImages = {
  state: 'blocked' | 'loading' | 'shown' | 'failed';
  /** Whether the reader wants to see all of them. */
  isAll: boolean;
  /** Our own links to the images that the reader wants to see, by their address. */
  links: ReadonlyMap<string, string> | null;
  /** What became of an image that has a link. The frame of the mail cannot tell. */
  outcomeOf: (src: string) => 'loading' | 'shown' | 'failed';
  /** Shows this image, or all. */
  show: (src?: string) => void;
};

type Wanted = 'all' | ReadonlySet<string>;
const NONE: ReadonlySet<string> = new Set();
/** What the reader wanted to see, by message, for as long as the page is open. */
const remembered = new Map<string, Wanted>();

/** Asks for the remote images of a message when the reader does. The browser loads them from us only. */
export function useRemoteImages(api: InboxApi, address: string, id: string): RemoteImages {
  const [wanted, setWanted] = useState<Wanted>(remembered.get(id) ?? NONE);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['remote-images', address, id],
    enabled: wanted !== NONE,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      new Map((await api.remoteImages(address, id, signal)).map(({ url, link }) => [url, link])),
  });
  const links = useMemo(() => {
    if (!data || wanted === NONE) return null;
    return wanted === 'all' ? data : new Map([...data].filter(([src]) => wanted.has(src)));
  }, [data, wanted]);

  // Asked at the same time as the frame asks for the images, which are fetched only once.
  const outcomes = useQueries({
    queries: [...(links?.values() ?? [])].map((link) => ({
      queryKey: ['remote-image', link],
      queryFn: ({ signal }: { signal: AbortSignal }) => isShown(link, signal),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  });
  const outcomeOf = (src: string) => {
    const outcome = outcomes[[...(links?.keys() ?? [])].indexOf(src)];
    if (outcome?.isPending) return 'loading';
    return outcome?.data ? 'shown' : 'failed';
  };

  const show = (src?: string) => {
    const next = src === undefined || wanted === 'all' ? 'all' : new Set(wanted).add(src);
    remembered.set(id, next);
    setWanted(next);
    if (isError) refetch();
  };
  const isAll = wanted === 'all';
  if (wanted === NONE) return { state: 'blocked', isAll, links, outcomeOf, show };
  if (links) return { state: 'shown', isAll, links, outcomeOf, show };
  return { state: isFetching ? 'loading' : 'failed', isAll, links, outcomeOf, show };
}

async function isShown(link: string, signal: AbortSignal): Promise<boolean> {
  const { ok, headers } = await fetch(link, { method: 'HEAD', signal });
  return ok && !headers.has(IMAGE_MISSING);
}

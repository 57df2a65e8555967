import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';

/** Less than the hour that the links work at most. */
const FRESH_MS = 45 * 60_000;

export type RemoteImages = {
  state: 'blocked' | 'loading' | 'shown' | 'failed';
  /** Our own links to the images, by their address. */
  links: ReadonlyMap<string, string> | null;
  show: () => void;
};

/** Asks for the remote images of a message when the reader does. The browser loads them from us only. */
export function useRemoteImages(api: InboxApi, address: string, id: string): RemoteImages {
  const [asked, setAsked] = useState(false);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['remote-images', address, id],
    enabled: asked,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      new Map((await api.remoteImages(address, id, signal)).map(({ url, link }) => [url, link])),
  });
  const show = () => (asked ? void refetch() : setAsked(true));
  if (!asked) return { state: 'blocked', links: null, show };
  if (data) return { state: 'shown', links: data, show };
  return { state: isFetching ? 'loading' : 'failed', links: null, show };
}

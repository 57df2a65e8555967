import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { useConfig } from '#web/lib/use-config.ts';

/** Less than the hour that the links work at most. */
const FRESH_MS = 45 * 60_000;
/** The mail waits this long for them. */
const WAIT_MS = 1500;

export type RemoteImages = {
  state: 'blocked' | 'loading' | 'shown' | 'failed';
  /** Our own links to the images, by their address. Asking for them fetches no image. */
  links: ReadonlyMap<string, string> | null;
  /** The links will be here in a moment. */
  pending: boolean;
  show: () => void;
};

/**
 * Our links to the remote images of a message. The browser loads images from us only, one when the reader presses it and
 * all when the reader asks for them.
 */
export function useRemoteImages(api: InboxApi, address: string, id: string, html: string): RemoteImages {
  const [asked, setAsked] = useState(false);
  // Known from the start or not at all, because the mail would be shown again.
  const [offered] = useState(useConfig()?.features.images ?? false);
  const { data, isFetching, isLoading, refetch } = useQuery({
    queryKey: ['remote-images', address, id],
    // The server puts the addresses of remote images there.
    enabled: asked || (offered && html.includes('data-remote-src=')),
    staleTime: FRESH_MS,
    retry: false,
    queryFn: async ({ signal }) =>
      new Map((await api.remoteImages(address, id, signal)).map(({ url, link }) => [url, link])),
  });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, WAIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const show = () => {
    if (asked || !data) void refetch();
    setAsked(true);
  };
  const links = data ?? null;
  if (!asked) return { state: 'blocked', links, pending: isLoading && !isLate, show };
  if (data) return { state: 'shown', links, pending: false, show };
  return { state: isFetching ? 'loading' : 'failed', links, pending: false, show };
}

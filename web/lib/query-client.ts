import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** Retry once if the network or the server failed, but not if the server refused the request. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);
}

export function createQueryClient(): QueryClient {
  // Not with a timer, so that a button is busy before it can be pressed again.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      // Asked even if the browser says that it has no network, because it may be wrong.
      queries: {
        networkMode: 'always',
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

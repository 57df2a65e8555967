import type { UseQueryResult } from '@tanstack/react-query';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';
import { texts } from './texts.tsx';

type LoadStateProps = { query: Pick<UseQueryResult, 'isError' | 'refetch'>; failed: string };

/** Shown in place of something that is loading or could not be loaded. */
export function LoadState({ query, failed }: LoadStateProps) {
  if (query.isError)
    return (
      <div className="flex w-full flex-col items-start gap-3">
        <Alert className="w-full">{failed}</Alert>
        <Button size="sm" onClick={() => query.refetch()}>
          {texts.tryAgainButton}
        </Button>
      </div>
    );
  return (
    <div role="status" aria-label={texts.loading} className="flex w-full flex-col gap-3">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}

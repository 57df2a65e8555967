import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useConfigState } from '#web/lib/use-config.ts';

/** In place of what depends on whether one can pay here, until that is known. */
export function ConfigMissing({ rows = 1 }: { rows?: number }) {
  const { failed, retry } = useConfigState();
  if (failed) {
    return (
      <div className="flex flex-col items-start gap-4">
        <Alert className="w-full">
          This page could not be loaded completely. Please check your connection.
        </Alert>
        <Button onClick={retry}>Try Again</Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="sr-only">
        Loading
      </p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never moved
        <Skeleton key={row} className="h-11 w-full rounded-md" />
      ))}
    </div>
  );
}

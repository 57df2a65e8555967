import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useConfigState } from '#web/lib/use-config.ts';

/** Shown until the configuration has loaded, where the page depends on whether billing is on. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are alike and never move
        <Skeleton key={row} className="h-11 w-full rounded-md" />
      ))}
    </div>
  );
}

import { explain } from '#web/lib/api.ts';
import { texts } from './texts.tsx';

/** Shown in a confirm dialog when deleting failed. */
export function DeleteFailure({ error }: { error: Error | null }) {
  return (
    error && (
      <span role="alert" className="mt-3 block font-medium text-ink">
        {texts.nothingDeleted} {explain(error, texts.tryAgainSoon)}
      </span>
    )
  );
}

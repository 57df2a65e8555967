import { texts } from './texts.tsx';

/** Shown in a confirm dialog when deleting failed. */
export function DeleteFailure({ reason }: { reason: string }) {
  return (
    <span role="alert" className="mt-3 block font-medium text-ink">
      {texts.nothingDeleted} {reason}
    </span>
  );
}

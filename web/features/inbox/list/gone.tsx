import { counted } from '#contract/counted.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Mark } from '#web/components/mark.tsx';
import { trackersKeptAway } from '../message/kept-away.ts';

/** The end of an address: everything is deleted, and the mark lifts off. */
export function Gone({ address }: { address: string }) {
  const trackers = trackersKeptAway(address);
  return (
    <EmptyState
      icon={
        <span className="block animate-lift">
          <Mark size={52} />
        </span>
      }
      title="Gone. Nothing left."
    >
      This address has expired. It and its messages are deleted for good.
      {trackers > 0 && (
        <strong className="mt-1 block font-medium text-ink">
          {counted(trackers, 'tracker')} never saw you.
        </strong>
      )}
    </EmptyState>
  );
}

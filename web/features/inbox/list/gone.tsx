import { EmptyState } from '#web/components/empty-state.tsx';
import { Mark } from '#web/components/mark.tsx';
import { trackersKeptAway } from '../message/kept-away.ts';
import { texts } from './texts.tsx';

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
      title={texts.nothingLeft}
    >
      {texts.deletedForGood}
      {trackers > 0 && (
        <strong className="mt-1 block font-medium text-ink">{texts.trackersNeverSawYou(trackers)}</strong>
      )}
    </EmptyState>
  );
}

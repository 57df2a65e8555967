import { formatDate } from '#web/lib/time.ts';
import { useAddresses } from './addresses-provider.tsx';
import { texts } from './texts.tsx';

/** How many places for addresses are used, as `1/2`. */
export function SlotCounter({ className }: { className?: string }) {
  const { used, usedUntil, max } = useAddresses();
  return (
    <span
      className={className}
      title={
        usedUntil ? texts.placesUsedUntil(formatDate(usedUntil, 'timeOfLongWeek')) : texts.placesUsedTitle
      }
    >
      <span className="font-mono tabular-nums">
        {used}/{max}
      </span>
      <span className="sr-only"> {texts.placesUsed}</span>
    </span>
  );
}

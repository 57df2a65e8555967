import { formatDay } from '#web/lib/time.ts';
import { useAddresses } from './addresses-provider.tsx';

/** How many places for addresses are used, as `1/2`. */
export function SlotCounter({ className }: { className?: string }) {
  const { used, usedUntil, max } = useAddresses();
  return (
    <span className={className} title={`Places used${usedUntil ? ` until ${formatDay(usedUntil)}` : ''}`}>
      <span className="font-mono tabular-nums">
        {used}/{max}
      </span>
      <span className="sr-only"> places used</span>
    </span>
  );
}

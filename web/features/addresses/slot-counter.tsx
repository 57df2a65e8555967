import { useAddresses } from './addresses-provider.tsx';

/** How many of the visitor's addresses are used, as `1/2`. */
export function SlotCounter({ className }: { className?: string }) {
  const { used, max } = useAddresses();
  return (
    <span className={className} title="Addresses used">
      <span className="font-mono tabular-nums">
        {used}/{max}
      </span>
      <span className="sr-only"> places used</span>
    </span>
  );
}

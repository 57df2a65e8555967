import { Mark } from './mark.tsx';

export function FullScreenLoader({ label = 'Initializing...' }: { label?: string }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 bg-paper">
      <span className="animate-pulse">
        <Mark size={44} />
      </span>
      <p role="status" className="text-sm text-ink-soft">
        {label}
      </p>
    </main>
  );
}

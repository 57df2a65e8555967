import { Mark } from './mark.tsx';
import { texts } from './texts.tsx';

type LoaderProps = {
  label?: string;
  /** Covers a page that already has a `main` element. */
  over?: boolean;
};

export function FullScreenLoader({ label = texts.initializing, over = false }: LoaderProps) {
  const Box = over ? 'div' : 'main';
  const place = over ? 'covers-page fixed inset-0 z-40' : 'min-h-dvh';
  return (
    <Box className={`${place} flex flex-col items-center justify-center gap-4 bg-paper`}>
      <span className="animate-pulse">
        <Mark size={44} />
      </span>
      <p role="status" className="text-sm text-ink-soft">
        {label}
      </p>
    </Box>
  );
}

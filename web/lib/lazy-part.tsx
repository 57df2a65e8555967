import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { Alert } from '#web/components/alert.tsx';

const PART_FAILED_EVENT = 'part-failed';
const SHOWN_MS = 12_000;

type PartProps = {
  /** Stands here until the part does. */
  fallback?: ReactNode;
  /** False keeps the fallback, where that is what opens the part. */
  wanted?: boolean;
  /** What a failure undoes, where that is not `onClose`. */
  onFail?: () => void;
  /** Nobody asked for it: nobody is told. */
  quiet?: boolean;
};

/**
 * A part of a page that is fetched when it is wanted. One that cannot be had leaves the page as it is: what was
 * pressed for is closed again, so that the next press tries anew; anything else tries again by itself.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let part: ComponentType<P> | null = null;
  const fetchPart = async () => {
    // Browsers remember for as long as a page lives that a module failed: without a connection none is asked for.
    if (!navigator.onLine) throw new Error('offline');
    part = (await load()).default;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once, as the file that names it is loaded
  function Part({ fallback = null, wanted = true, onFail, quiet, ...rest }: P & PartProps) {
    const [Loaded, setLoaded] = useState(() => part);
    const undo = useRef<(() => void) | undefined>(undefined);
    undo.current = onFail ?? (rest as { onClose?: () => void }).onClose;

    useEffect(() => {
      if (!wanted) return;
      let left = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = () =>
        fetchPart().then(
          () => left || setLoaded(() => part),
          () => {
            if (left) return;
            if (!quiet) window.dispatchEvent(new Event(PART_FAILED_EVENT));
            if (undo.current) undo.current();
            else timer = setTimeout(attempt, timings.inboxRefresh);
          },
        );
      if (part) setLoaded(() => part);
      else attempt();
      return () => {
        left = true;
        clearTimeout(timer);
      };
    }, [wanted, quiet]);

    return wanted && Loaded ? <Loaded {...(rest as unknown as P)} /> : fallback;
  }

  return Object.assign(Part, { preload: () => void fetchPart().catch(() => undefined) });
}

/** Tells whoever pressed something that it could not be loaded. After a new release only a reload helps. */
export function PartNotice() {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const tell = () => setAt(Date.now());
    window.addEventListener(PART_FAILED_EVENT, tell);
    return () => window.removeEventListener(PART_FAILED_EVENT, tell);
  }, []);
  useEffect(() => {
    const timer = at && setTimeout(setAt, SHOWN_MS, 0);
    return () => clearTimeout(timer);
  }, [at]);

  if (!at) return null;
  return (
    <Alert key={at} className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-md">
      This part could not be loaded. Check your connection and try again.{' '}
      {navigator.onLine && (
        <button type="button" className="underline underline-offset-4" onClick={() => location.reload()}>
          Reload
        </button>
      )}
    </Alert>
  );
}

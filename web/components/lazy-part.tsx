import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { timings } from '#contract/timings.ts';
import { isOffline, readConnection } from '#web/lib/connection.ts';
import { Alert } from './alert.tsx';

const PART_FAILED_EVENT = 'part-failed';
const NOTICE_MS = 12_000;

class PartFailure extends Error {}

type PartProps = {
  /** Shown until the part is loaded. */
  fallback?: ReactNode;
  /** Called when loading fails, to close what was opened. Defaults to the part's `onClose`. */
  onFail?: () => void;
  /** Show no notice when loading fails, because the visitor did not ask for this part. */
  quiet?: boolean;
};

/**
 * A component in its own JavaScript file, which is fetched when it is needed. If it cannot be loaded, the rest of the page
 * stays as it is, a notice says so, and the next press tries again. See docs/decisions/014-lazy-parts.md.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let loaded: ComponentType<P> | null = null;

  async function fetchPart() {
    if (loaded) return { default: loaded };
    // Browsers remember a failed import until the page is reloaded, so don't try without a connection.
    if (isOffline() || !(await isServed())) throw new PartFailure('no connection');
    try {
      const module = await load();
      loaded = module.default;
      return module;
    } catch (cause) {
      throw new PartFailure('not loaded', { cause });
    }
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once, at the top level of a module
  function Part({ fallback = null, onFail, quiet = false, ...rest }: P & PartProps) {
    const [attempt, setAttempt] = useState(0);
    const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
    useEffect(() => () => clearTimeout(retry.current), []);
    // A rejected React.lazy stays rejected: every attempt needs a new one.
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
    const Loaded = useMemo(() => loaded ?? lazy(fetchPart), [attempt]);

    const fail = () => {
      if (!quiet) announceFailure();
      const close = onFail ?? (rest as { onClose?: () => void }).onClose;
      if (close) close();
      else retry.current = setTimeout(() => setAttempt(attempt + 1), timings.inboxRefresh);
    };
    return (
      <PartBoundary key={attempt} fallback={fallback} onFail={fail}>
        <Suspense fallback={fallback}>
          <Loaded {...(rest as unknown as P)} />
        </Suspense>
      </PartBoundary>
    );
  }

  return Object.assign(Part, {
    preload: () => void fetchPart().catch(() => undefined),
    /** Loads the part and then calls `show`. For presses: the button keeps its focus if loading fails. */
    open: (show: () => void) => void fetchPart().then(show, announceFailure),
  });
}

type BoundaryProps = { fallback: ReactNode; onFail: () => void; children: ReactNode };

/** Catches only failures to load. Errors inside a loaded part go to the page's own error screen. */
class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartFailure) this.props.onFail();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if ((error as unknown) instanceof PartFailure) return this.props.fallback;
    throw error;
  }
}

function announceFailure() {
  window.dispatchEvent(new Event(PART_FAILED_EVENT));
}

/** Asks for a small file first when the server did not answer the last call. */
async function isServed(): Promise<boolean> {
  if (readConnection().state !== 'down') return true;
  return fetch('/robots.txt', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The notice that a part could not be loaded. After a new release the old files are gone and only a reload helps. */
export function PartNotice() {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const show = () => setAt(Date.now());
    window.addEventListener(PART_FAILED_EVENT, show);
    return () => window.removeEventListener(PART_FAILED_EVENT, show);
  }, []);
  useEffect(() => {
    const timer = at && setTimeout(setAt, NOTICE_MS, 0);
    return () => clearTimeout(timer);
  }, [at]);

  if (!at) return null;
  const isDown = readConnection().state === 'down';
  return (
    <Alert key={at} className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-md">
      {isDown
        ? 'This part could not be loaded. Our server does not answer. Please try again in a moment.'
        : 'This part could not be loaded. Check your connection and try again.'}{' '}
      {!isDown && !isOffline() && (
        <button type="button" className="underline underline-offset-4" onClick={() => location.reload()}>
          Reload
        </button>
      )}
    </Alert>
  );
}

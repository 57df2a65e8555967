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
import { isOffline, mayBeGone, noteFailed } from '#web/lib/connection.ts';
import { local, readText, writeText } from '#web/lib/storage.ts';
import { notify } from './notice.tsx';
import { texts } from './texts.tsx';

class PartFailure extends Error {}

/** The server was not reached, so nothing was tried. */
export const UNREACHED = new PartFailure('no connection');

type PartProps = {
  /** Shown until the part is loaded. */
  fallback?: ReactNode;
  /** Called when loading fails, to close what was opened. Defaults to the part's `onClose`. */
  onFail?: () => void;
  /** Show no notice when loading fails, because the visitor did not ask for this part. */
  quiet?: boolean;
};

/** How to load each part of the code that has been loaded so far. */
const parts = new Set<() => Promise<unknown>>();

/** Loads all parts and their own parts, one by one, so that everything opens even while the server does not answer. */
export async function loadParts(): Promise<void> {
  let areAllLoaded = true;
  for (const load of parts)
    await load().catch(() => {
      areAllLoaded = false;
    });
  if (areAllLoaded && hasWorker()) writeText(local, KEPT, import.meta.url);
}

/** The build whose parts the service worker has kept. */
const KEPT = 'parts_kept';
/** For a part that the worker has kept by itself (see root.tsx). */
export const hasWorker = () => Boolean(navigator.serviceWorker?.controller);
const areKept = () => hasWorker() && readText(local, KEPT) === import.meta.url;

/**
 * A component in its own JavaScript file, which is fetched when it is needed. If it cannot be loaded, the rest of the page
 * stays as it is, a notice says so, and the next press tries again. See docs/decisions/014-lazy-parts.md.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  isKept = areKept,
) {
  let loaded: ComponentType<P> | null = null;
  parts.add(fetchPart);

  async function fetchPart() {
    if (loaded) return { default: loaded };
    // Browsers remember a failed import until the page is reloaded, so don't try without a connection.
    if (!isKept() && !(await isServed())) throw UNREACHED;
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

    const fail = (failure: PartFailure) => {
      const close = onFail ?? (rest as { onClose?: () => void }).onClose;
      const tryAgain = () => setAttempt(attempt + 1);
      if (!quiet) announceFailure(failure, close ? undefined : tryAgain);
      if (close) close();
      else retry.current = setTimeout(tryAgain, timings.inboxRefresh);
    };
    return (
      <PartBoundary key={attempt} fallback={fallback} onFail={fail}>
        <Suspense fallback={fallback}>
          <Loaded {...(rest as unknown as P)} />
        </Suspense>
      </PartBoundary>
    );
  }

  /** Loads the part and then calls `show`. For presses: the button keeps its focus if loading fails. */
  function open(show: () => void): void {
    fetchPart().then(show, (failure) => announceFailure(failure, () => open(show)));
  }

  return Object.assign(Part, {
    open,
    preload: () => void fetchPart().catch(noop),
    /** Loads the part and then calls `go`, also if loading failed. */
    before: (go: () => void) => void fetchPart().then(go, go),
  });
}

const noop = () => {};

type BoundaryProps = { fallback: ReactNode; onFail: (failure: PartFailure) => void; children: ReactNode };

/** Catches only failures to load. Errors inside a loaded part go to the page's own error screen. */
class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartFailure) this.props.onFail(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if ((error as unknown) instanceof PartFailure) return this.props.fallback;
    throw error;
  }
}

/** After a new release the old files are gone, and only a reload helps. */
export function announceFailure(failure: unknown, retry?: () => void, what = texts.partNotLoaded) {
  const isSilent = failure === UNREACHED;
  if (isSilent && noteFailed(what)) return;
  notify({
    text: isSilent && !isOffline() ? texts.failedServerSilent(what) : texts.failedCheckConnection(what),
    action: isSilent
      ? retry && { label: texts.tryAgain, run: retry }
      : { label: texts.reload, run: () => location.reload() },
  });
}

/** Asks for a small file first if the server may be out of reach. */
export async function isServed(): Promise<boolean> {
  if (!mayBeGone()) return true;
  return fetch('/robots.txt', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

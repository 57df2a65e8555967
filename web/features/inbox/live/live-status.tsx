import { cx } from '#web/lib/cx.ts';
import type { LiveState } from './live-state.ts';
import { texts } from './texts.ts';

/** As wide as the longest word, so that nothing moves when the state changes. Where there is no room, a circle replaces "Connecting". */
const wide = 'panes:min-w-20 single:min-w-14';
const shape = 'flex h-5 shrink-0 items-center justify-end text-xs text-ink-soft';

type LiveStatusProps = {
  state: LiveState | null;
  /** Shows the circle without its word, where there is no room for it. */
  brief?: boolean;
};

/**
 * Whether new messages arrive by push. Null means that there is no connection to show. Its space stays reserved. Screen
 * readers are not told of every change: the notice above the list says when the server cannot be reached.
 */
export function LiveStatus({ state, brief = false }: LiveStatusProps) {
  if (!state) return <span className={cx(shape, brief ? 'w-2' : wide)} />;
  const { word, title } = texts.states[state];
  return (
    <span title={title} className={cx(shape, !brief && wide)}>
      {/* A new element for every state, because a word that grows to the left would count as moving. */}
      <span key={state} className="flex items-center gap-1.5">
        <span
          aria-hidden
          className={cx(
            'size-2 rounded-full',
            state === 'live'
              ? 'bg-accent'
              : state === 'down' || state === 'offline'
                ? 'bg-amber'
                : 'border border-ink-faint bg-transparent',
          )}
        />
        <span className={brief ? 'sr-only' : cx(state === 'connecting' && 'single:sr-only')}>{word}</span>
      </span>
    </span>
  );
}

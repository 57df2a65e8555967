import { CloudOff, WifiOff } from 'lucide-react';
import { tryNow, useConnection } from '#web/lib/connection.ts';
import { cx } from '#web/lib/cx.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from './button.tsx';
import { texts } from './texts.tsx';

/** Says that the server cannot be reached, what that means, and when it is tried again. Goes away by itself. */
export default function ConnectionNotice({ className }: { className?: string }) {
  const { state, retryAt, failed } = useConnection();
  if (state === 'up') return null;
  const isOffline = state === 'offline';
  const Icon = isOffline ? WifiOff : CloudOff;
  return (
    <div
      className={cx(
        'connection-notice flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 bg-amber-soft px-4 py-1.5 text-sm',
        className,
      )}
    >
      <Icon aria-hidden size={17} className="shrink-0 text-amber" />
      <p role="status" className="min-w-0 flex-1 basis-52 py-1">
        {isOffline && (failed ? texts.failedOffline(failed) : texts.offline)}
        {!isOffline && (failed ? texts.failedServerGone({ failed, strong }) : texts.serverSilent(strong))}
      </p>
      {!isOffline && (
        <span className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
          {/* Not read out every second. */}
          <span aria-hidden className="text-ink-soft tabular-nums">
            {retryAt === null ? texts.tryingNow : <Countdown until={retryAt} />}
          </span>
          <Button size="sm" aria-disabled={retryAt === null} onClick={tryNow}>
            {texts.tryNow}
          </Button>
        </span>
      )}
    </div>
  );
}

const strong = (words: string) => <strong className="font-semibold">{words}</strong>;

function Countdown({ until }: { until: number }) {
  const left = Math.max(1, Math.ceil((until - useNow(Date.now, 1000)) / 1000));
  return texts.tryingAgainIn(left);
}

import { TriangleAlert } from 'lucide-react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { cx } from '#web/lib/cx.ts';
import type { Doubt } from '../sender/forged-words.ts';

type MessageWarningProps = {
  doubts: Doubt[];
  /** The checks say that the mail is forged. Otherwise it only looks like it. */
  isForged: boolean;
  /** What is switched off, in words. */
  off: string;
  /** Absent once the reader has chosen to open the links. */
  onOpenAnyway: (() => void) | undefined;
};

/** Why a message should not be trusted, in one place. Its links are off until the reader wants them. */
export function MessageWarning({ doubts, isForged, off, onOpenAnyway }: MessageWarningProps) {
  return (
    <div className="shrink-0 border-b border-line px-3 py-2">
      <Alert kind={isForged ? 'error' : 'warning'} icon={TriangleAlert}>
        <div className="flex items-center gap-x-4 gap-y-2 flow:flex-col flow:items-stretch">
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            {doubts.map(({ title, sentence }) => (
              <p key={title} className="break-words">
                <strong className={cx('font-semibold', isForged ? 'text-red' : 'text-amber')}>
                  {title}.
                </strong>{' '}
                {sentence}
              </p>
            ))}
          </div>
          {onOpenAnyway && (
            <div className="flex shrink-0 items-center gap-3 flow:justify-between">
              <span className="text-ink-soft">{off}</span>
              <Button size="sm" className="flow:min-h-11" onClick={onOpenAnyway}>
                Open anyway
              </Button>
            </div>
          )}
        </div>
      </Alert>
    </div>
  );
}

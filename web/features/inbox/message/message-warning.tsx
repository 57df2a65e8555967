import { TriangleAlert } from 'lucide-react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { cx } from '#web/lib/cx.ts';
import type { Doubt } from '../sender/forged-words.ts';
import { texts } from './texts.tsx';

type MessageWarningProps = {
  doubts: Doubt[];
  /** The checks say that the mail is forged. Otherwise it only looks like it. */
  isForged: boolean;
  /** Which links can be opened, in words. Null if there are none. */
  linksState: string | null;
  /** The reader wants to open the links. */
  trusted: boolean;
  onTrust: (trusted: boolean) => void;
};

/** Why a message should not be trusted, in one place. Its links are off until the reader wants them. */
export function MessageWarning({ doubts, isForged, linksState, trusted, onTrust }: MessageWarningProps) {
  return (
    <div className="shrink-0 border-b border-line px-3 py-2">
      <Alert kind={isForged ? 'error' : 'warning'} icon={TriangleAlert} className="app:items-center">
        <div className="flex items-center justify-between gap-x-4 gap-y-2 flow:flex-col flow:items-stretch">
          <div className="flex max-w-[72ch] min-w-0 flex-1 flex-col gap-0.5">
            {doubts.map((doubt) => (
              <p key={doubt.title} className="break-words">
                {texts.warning(doubt, (words) => (
                  <strong className={cx('font-semibold', isForged ? 'text-red' : 'text-amber')}>
                    {words}
                  </strong>
                ))}
              </p>
            ))}
          </div>
          {linksState && (
            <div className="not-printed flex shrink-0 items-center gap-3 flow:justify-between">
              <span className="text-ink-soft">{linksState}</span>
              <Button size="sm" className="flow:min-h-11" onClick={() => onTrust(!trusted)}>
                {trusted ? texts.switchOffAgain : texts.openAnyway}
              </Button>
            </div>
          )}
        </div>
      </Alert>
    </div>
  );
}

import { ExternalLink, X } from 'lucide-react';
import { useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { buttonClass, IconButton } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { notify } from '#web/components/notice.tsx';
import { cx } from '#web/lib/cx.ts';
import { CodeText } from './code-text.tsx';
import { CopyCodeButton } from './copy-code-button.tsx';
import { useDismiss } from './dismissed.ts';
import { texts } from './texts.tsx';

/** How the link opens: not at all if nobody should trust the message, after a question if its text names another site. */
export type Opening = 'never' | 'after asking' | 'at once';

type FoundCardProps = {
  message: MessageSummary;
  opening: Opening;
  /** There is a warning above it, so it does not stand out. */
  isDoubtful: boolean;
  /** The pressed button disappears, so the focus has to go somewhere else. */
  onDismiss: () => void;
};

/** The code and the link of a message, in one row above its text. On phones the code, or else the link, stays in sight while it scrolls. */
export function FoundCard({ message, opening, isDoubtful, onDismiss }: FoundCardProps) {
  const { id, code, link } = message;
  const remember = useDismiss();
  const dismiss = (found: 'code' | 'link', hidden = true) => {
    remember(id, found, hidden);
    onDismiss();
    if (!hidden) return;
    const text = found === 'code' ? texts.codeIsHidden : texts.linkIsHidden;
    notify({ kind: 'hint', text, action: { label: texts.undo, run: () => dismiss(found, false) } });
  };
  const hasLink = link && isWebAddress(link.url) && opening !== 'never';
  if (!code && !hasLink) return null;
  return (
    <div
      className={cx(
        'not-printed @container shrink-0 animate-fade border-b border-line flow:contents',
        isDoubtful ? 'bg-sunken' : 'bg-accent-soft',
      )}
    >
      <div className="flex min-h-14 items-center gap-x-4 bg-inherit py-1.5 pe-3 ps-4 flow:contents app:@3xl:ps-14">
        {code && (
          <section
            aria-label={texts.codeInMessage}
            className={cx('flex shrink-0 items-center gap-3', PHONE_ROW, 'flow:sticky')}
          >
            <div className={cx('flow:flex-1', code.value.length > 8 && 'min-w-0')}>
              <CodeText code={code.value} />
            </div>
            <CopyCodeButton code={code.value} brief={hasLink} quiet={isDoubtful} />
            <Dismiss label={texts.notACode} onClick={() => dismiss('code')} />
          </section>
        )}
        {hasLink && (
          <section
            aria-label={texts.linkInMessage}
            className={cx(
              'flex min-w-0 items-center gap-2 app:flex-1 flow:flex-wrap flow:justify-between flow:gap-y-1',
              PHONE_ROW,
              !code && 'flow:sticky',
            )}
          >
            <OpenLink
              id={id}
              link={link}
              asks={opening === 'after asking'}
              besideCode={!!code}
              quiet={isDoubtful}
            />
            <Dismiss label={texts.linkIsNotNeeded} onClick={() => dismiss('link')} />
          </section>
        )}
      </div>
    </div>
  );
}

/** Each has a row of its own. */
const PHONE_ROW =
  'flow:top-0 flow:z-10 flow:animate-fade flow:border-b flow:border-line flow:bg-inherit flow:py-1.5 flow:ps-4 flow:pe-3';

type Link = NonNullable<MessageSummary['link']>;

type OpenLinkProps = { id: string; link: Link; asks: boolean; besideCode: boolean; quiet: boolean };

/** Where the link leads matters most. Next to a code in a narrow reader, only the host is shown. */
function OpenLink({ id, link, asks, besideCode, quiet }: OpenLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const looks = {
    'aria-describedby': `host-${id}`,
    className: buttonClass(
      besideCode || quiet ? 'secondary' : 'primary',
      'md',
      // The button beside it stays beside it.
      'min-w-0 px-3 flow:h-auto flow:min-h-11 flow:max-w-[calc(100%-3rem)] flow:py-1.5',
    ),
  };
  const words = (
    <>
      <span
        className={cx(
          'app:truncate flow:text-start flow:whitespace-normal',
          besideCode && 'app:@max-2xl:sr-only',
        )}
      >
        {texts.openLink[link.kind]((words) => (
          <span className={cx(besideCode && 'app:@max-3xl:sr-only')}>{words}</span>
        ))}
      </span>
      {besideCode && (
        <span aria-hidden className="hidden min-w-0 text-xs app:@max-2xl:flex">
          <Host host={link.host} />
        </span>
      )}
      <ExternalLink aria-hidden size={16} className="shrink-0" />
    </>
  );
  return (
    <>
      {asks ? (
        <button type="button" {...looks} onClick={() => setAsking(true)}>
          {words}
        </button>
      ) : (
        <a href={link.url} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer" {...looks}>
          {words}
        </a>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.reallyOpen}
          text={texts.namesAnotherSite(<Host host={link.host} />)}
          confirmLabel={texts.openAnyway}
          onConfirm={() => {
            setAsking(false);
            window.open(link.url, '_blank', 'noopener,noreferrer');
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <p
        id={`host-${id}`}
        title={link.host}
        className={cx(
          'flex min-w-0 flex-1 flex-wrap gap-x-1 text-xs text-ink-soft flow:order-last flow:basis-full',
          besideCode && 'app:@max-2xl:invisible app:@max-2xl:h-0',
        )}
      >
        {texts.leadsTo(<Host host={link.host} />)}
      </p>
    </>
  );
}

/** The end of a host name says who owns it. If there is no room, its beginning is cut. On phones it wraps. */
function Host({ host }: { host: string }) {
  return (
    <span className="min-w-0 max-w-full font-mono text-ink app:truncate app:[direction:rtl] flow:wrap-anywhere">
      <bdi dir="ltr">{host}</bdi>
    </span>
  );
}

/** The URL comes from the mail, so it could be a script. */
const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

function Dismiss({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton label={label} onClick={onClick} className="-mx-1">
      <X aria-hidden size={17} />
    </IconButton>
  );
}

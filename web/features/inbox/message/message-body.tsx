import type { RefObject } from 'react';
import type { MessageDetail } from '#contract/messages.ts';
import { Alert } from '#web/components/alert.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { cx } from '#web/lib/cx.ts';
import type { Theme } from '#web/lib/theme.ts';
import type { MailCost } from './mail-cost.ts';
import { MessageFrame } from './message-frame.tsx';
import { MessageText } from './message-text.tsx';
import type { OpenLinks, ReadMail } from './read-mail.ts';
import { texts } from './texts.tsx';
import { useRemoteImages } from './use-remote-images.ts';

export type BodyView = 'html' | 'text';
type MessageBodyProps = {
  api: InboxApi;
  address: string;
  message: MessageDetail;
  /** Its HTML, if that is to be shown. */
  mail: ReadMail | null;
  theme: Theme;
  view: BodyView;
  cost: MailCost;
  openLinks: OpenLinks;
  ended: boolean;
  printRef: RefObject<(() => void) | null>;
};

/** The text of a message. It fills what is left of the pane and scrolls there. On phones it scrolls with its header. */
export function MessageBody({ message, mail, theme, view, ...frame }: MessageBodyProps) {
  const { cost, openLinks } = frame;
  // Here rather than in the frame, which goes when the reader looks at the plain text.
  const remote = useRemoteImages(frame.api, frame.address, message.id);
  const isCut = message.cut || cost === 'excessive';
  return (
    <div className="flex min-h-0 flex-1 flex-col flow:flex-[1_0_auto]">
      {(!message.parsed || isCut) && (
        <div className="px-4 pt-4 sm:px-6">
          <Alert kind="warning">{isCut ? texts.tooLarge : texts.notReadInFull}</Alert>
        </div>
      )}
      {mail && view === 'html' ? (
        <MessageFrame {...frame} message={message} mail={mail} theme={theme} remote={remote} />
      ) : (
        <div className="message-text min-h-0 flex-1 app:overflow-y-auto app:overscroll-contain">
          <MessageText
            text={message.text ?? ''}
            hasHtml={message.html !== null}
            linked={openLinks !== 'none'}
          />
        </div>
      )}
    </div>
  );
}

/** For messages that have both forms. */
export function ViewSwitch({ view, onChange }: { view: BodyView; onChange: (view: BodyView) => void }) {
  const choice = (value: BodyView, label: string) => (
    <button
      type="button"
      aria-pressed={view === value}
      onClick={() => onChange(value)}
      className={cx(
        'min-h-9 rounded-sm px-2 text-xs whitespace-nowrap flow:min-h-11',
        view === value ? 'bg-sunken font-medium' : 'text-ink-soft hover:text-ink',
      )}
    >
      {label}
    </button>
  );
  return (
    <fieldset className="flex">
      <legend className="sr-only">{texts.showAs}</legend>
      {choice('html', texts.html)}
      {choice('text', texts.plainText)}
    </fieldset>
  );
}

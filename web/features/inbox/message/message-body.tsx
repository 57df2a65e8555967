import { useState } from 'react';
import type { MessageDetail } from '#contract/messages.ts';
import { Alert } from '#web/components/alert.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { cx } from '#web/lib/cx.ts';
import { MessageFrame } from './message-frame.tsx';
import { MessageText } from './message-text.tsx';

type View = 'html' | 'text';
type MessageBodyProps = { api: InboxApi; address: string; message: MessageDetail };

export function MessageBody({ api, address, message }: MessageBodyProps) {
  const [view, setView] = useState<View>(message.html ? 'html' : 'text');
  const both = Boolean(message.html && message.text);

  return (
    <div className="flex flex-1 flex-col">
      {both && (
        <div className="border-b border-line px-4 py-1 sm:px-6">
          <ViewSwitch view={view} onChange={setView} />
        </div>
      )}
      {!message.parsed && (
        <div className="px-4 pt-4 sm:px-6">
          <Alert>This message could not be read in full. You can download its source above.</Alert>
        </div>
      )}
      {view === 'html' && message.html ? (
        <MessageFrame api={api} address={address} message={message} html={message.html} />
      ) : (
        <MessageText text={message.text ?? ''} />
      )}
    </div>
  );
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const choice = (value: View, label: string) => (
    <button
      type="button"
      aria-pressed={view === value}
      onClick={() => onChange(value)}
      className={cx(
        'min-h-9 rounded-sm px-3 text-sm',
        view === value ? 'bg-sunken font-medium' : 'text-ink-soft hover:text-ink',
      )}
    >
      {label}
    </button>
  );
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Show message as</legend>
      {choice('html', 'HTML')}
      {choice('text', 'Plain text')}
    </fieldset>
  );
}

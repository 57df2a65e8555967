import { useState } from 'react';
import { CONTACT_KEPT_DAYS } from '#contract/limits.ts';
import type { OperatorContact } from '#contract/operator.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { cx } from '#web/lib/cx.ts';
import type { CallOperator } from './operator-api.ts';
import { Empty, formatDateTime, Panel } from './panel.tsx';
import { useList } from './use-list.ts';

/** The messages people sent through the contact form. */
export function ContactPanel({ call }: { call: CallOperator }) {
  const { list, problem, reload, change } = useList(
    call,
    '/contact',
    ({ messages }: { messages: OperatorContact[] }) => messages,
  );
  const [deleting, setDeleting] = useState<OperatorContact | null>(null);
  const open = list?.filter(({ doneAt }) => !doneAt).length ?? 0;
  return (
    <Panel
      title="Messages to support"
      note={`${open} open. Premium comes first. Messages are deleted after ${CONTACT_KEPT_DAYS} days.`}
      end={
        <Button variant="ghost" size="sm" className="-me-3" onClick={() => reload()}>
          Refresh
        </Button>
      }
    >
      {problem && <Alert className="m-4">{problem}</Alert>}
      {list?.length === 0 && <Empty>No messages.</Empty>}
      <ul className="divide-y divide-line">
        {list?.map((message) => (
          <ContactRow
            key={message.id}
            message={message}
            onToggle={() =>
              change({
                method: 'POST',
                subPath: `/${message.id}/done`,
                body: { done: !message.doneAt },
              })
            }
            onDelete={() => setDeleting(message)}
          />
        ))}
      </ul>
      {deleting && (
        <ConfirmDialog
          title="Delete the message?"
          text={`The message from ${deleting.name} is deleted immediately. This cannot be undone.`}
          confirmLabel="Delete"
          onClose={() => setDeleting(null)}
          onConfirm={() => {
            setDeleting(null);
            change({ method: 'DELETE', subPath: `/${deleting.id}` });
          }}
        />
      )}
    </Panel>
  );
}

type ContactRowProps = { message: OperatorContact; onToggle: () => void; onDelete: () => void };

function ContactRow({ message, onToggle, onDelete }: ContactRowProps) {
  const { name, email, subject, message: text, premium, createdAt, doneAt } = message;
  return (
    <li className="flex flex-col gap-2 px-4 py-4 sm:px-5 lg:flex-row lg:gap-6">
      <div className="flex min-w-0 flex-col gap-1 lg:w-64 lg:shrink-0">
        <p className={cx('break-words', doneAt ? 'text-ink-soft' : 'font-semibold')}>{name}</p>
        {email && (
          <p className="text-sm break-all text-ink-soft">
            <a className="underline underline-offset-3" href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </a>
          </p>
        )}
        <p className="text-xs text-ink-faint">{formatDateTime(createdAt)}</p>
        <p className="flex flex-wrap gap-1.5">
          <Badge>{subject}</Badge>
          {premium && <Badge tone="accent">Premium</Badge>}
          {doneAt && <Badge>Done</Badge>}
        </p>
      </div>
      <p
        className={cx(
          'min-w-0 flex-1 text-sm leading-relaxed break-words whitespace-pre-wrap',
          doneAt && 'text-ink-soft',
        )}
      >
        {text}
      </p>
      <div className="flex shrink-0 gap-1 lg:flex-col">
        <Button size="sm" className="min-h-11" onClick={onToggle}>
          {doneAt ? 'Reopen' : 'Mark as done'}
        </Button>
        <Button variant="ghost" size="sm" className="min-h-11 text-red hover:text-red" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}

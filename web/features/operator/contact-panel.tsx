import { useState } from 'react';
import type { OperatorContact } from '#contract/operator.ts';
import { CONTACT_KEPT_DAYS } from '#contract/timings.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { cx } from '#web/lib/cx.ts';
import type { Ask } from './operator-api.ts';
import { Empty, moment, Panel } from './panel.tsx';
import { useList } from './use-list.ts';

export function ContactPanel({ ask }: { ask: Ask }) {
  const { list, problem, reload, change } = useList<OperatorContact>(
    ask,
    '/contact',
    ({ messages }: { messages: OperatorContact[] }) => messages,
  );
  const [leaving, setLeaving] = useState<OperatorContact | null>(null);
  const open = list?.filter(({ doneAt }) => !doneAt).length ?? 0;
  return (
    <Panel
      title="Messages to support"
      note={`${open} open. Premium first; each is deleted after ${CONTACT_KEPT_DAYS} days.`}
      end={
        <Button variant="ghost" size="sm" onClick={reload}>
          Look again
        </Button>
      }
    >
      {problem && <Alert className="m-4">{problem}</Alert>}
      {list?.length === 0 && <Empty>No messages.</Empty>}
      <ul className="divide-y divide-line">
        {list?.map((one) => (
          <li key={one.id} className="flex flex-col gap-2 px-4 py-4 sm:px-5 lg:flex-row lg:gap-6">
            <div className="flex min-w-0 flex-col gap-1 lg:w-64 lg:shrink-0">
              <p className={cx('break-words', one.doneAt ? 'text-ink-soft' : 'font-semibold')}>{one.name}</p>
              {one.email && (
                <p className="text-sm break-all text-ink-soft">
                  <a
                    className="underline underline-offset-3"
                    href={`mailto:${encodeURIComponent(one.email)}`}
                  >
                    {one.email}
                  </a>
                </p>
              )}
              <p className="text-xs text-ink-faint">{moment(one.createdAt)}</p>
              <p className="flex flex-wrap gap-1.5">
                <Badge>{one.subject}</Badge>
                {one.premium && <Badge tone="accent">Premium</Badge>}
                {one.doneAt && <Badge>Done</Badge>}
              </p>
            </div>
            <p
              className={cx(
                'min-w-0 flex-1 text-sm leading-relaxed break-words whitespace-pre-wrap',
                one.doneAt && 'text-ink-soft',
              )}
            >
              {one.message}
            </p>
            <div className="flex shrink-0 gap-1 lg:flex-col">
              <Button
                size="sm"
                className="min-h-11"
                onClick={() => change('POST', `/${one.id}/done`, { done: !one.doneAt })}
              >
                {one.doneAt ? 'Open again' : 'Mark as done'}
              </Button>
              <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setLeaving(one)}>
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title="Delete the message?"
          text={`The message of ${leaving.name} is deleted at once. This cannot be undone.`}
          confirmLabel="Delete"
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            change('DELETE', `/${leaving.id}`);
          }}
        />
      )}
    </Panel>
  );
}

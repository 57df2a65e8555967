import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { DeliveryAttempt } from '#contract/deliveries.ts';
import type { TraceAnswer, TracedMail } from '#contract/operator.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { formatBytes } from '#web/lib/bytes.ts';
import { CloseInbox } from './close-inbox.tsx';
import { type CallOperator, describeError } from './operator-api.ts';
import { Empty, formatDateTime, Panel } from './panel.tsx';

type Times = NonNullable<TracedMail['ms']>;
const steps: Array<[keyof Times, string]> = [
  ['tls', 'TLS'],
  ['rcpt', 'RCPT'],
  ['data', 'DATA'],
  ['end', 'Received'],
  ['stored', 'Stored'],
  ['pushed', 'Pushed'],
];

/**
 * Shows when each mail to an address arrived, how long each step took, and whether its sender is genuine, but not who
 * the sender is.
 */
export function TracePanel({ call }: { call: CallOperator }) {
  const {
    mutate,
    isPending,
    error,
    data: trace,
    variables: address,
  } = useMutation({
    mutationFn: (address: string) => call<TraceAnswer>('/trace', { method: 'POST', body: { address } }),
  });

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate(String(new FormData(event.currentTarget).get('address')));
  }

  return (
    <Panel title="Where is my mail?">
      <form onSubmit={find} className="flex max-w-xl items-end gap-2 p-4 sm:p-5" noValidate>
        <TextField
          className="min-w-0 flex-1"
          label="Temporary address"
          name="address"
          type="email"
          autoComplete="off"
        />
        <Button type="submit" disabled={isPending}>
          Trace
        </Button>
      </form>
      {error && <Alert className="mx-4 mb-4 sm:mx-5 sm:mb-5">{describeError(error)}</Alert>}
      {trace && (
        <>
          <p className="px-4 pb-3 text-sm text-ink-soft sm:px-5">
            A {trace.plan} inbox, created {formatDateTime(trace.createdAt)}, expires{' '}
            {formatDateTime(trace.expiresAt)}.{' '}
            {trace.messages.length > 0 &&
              'Times are in milliseconds from the start of the connection. The bar ends when the mail was stored.'}
          </p>
          {trace.messages.length ? (
            <TraceTable mails={trace.messages} />
          ) : (
            <Empty>No mail has arrived.</Empty>
          )}
          <FailedDeliveries attempts={trace.attempts.filter(({ outcome }) => outcome !== 'stored')} />
          <CloseInbox key={address} address={address} call={call} />
        </>
      )}
    </Panel>
  );
}

/** What its owner sees of them, too. */
function FailedDeliveries({ attempts }: { attempts: DeliveryAttempt[] }) {
  if (!attempts.length)
    return (
      <p className="border-t border-line px-4 py-3 text-sm text-ink-soft sm:px-5">No delivery has failed.</p>
    );
  return (
    <section aria-label="Failed deliveries" className="border-t border-line">
      <h3 className="px-4 pt-3 text-sm font-medium sm:px-5">Failed deliveries</h3>
      <ul className="divide-y divide-line text-sm">
        {attempts.map((one) => (
          <li key={one.at + one.reply} className="px-4 py-2 sm:px-5">
            <p>
              {one.reason}
              {one.times > 1 && ` ${one.times} times.`}
            </p>
            <p className="text-ink-soft tabular-nums">
              {formatDateTime(one.at, 'medium')}, {one.tls ?? 'not encrypted'}
              {one.reply && `, ${one.reply}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TraceTable({ mails }: { mails: TracedMail[] }) {
  const longest = Math.max(1, ...mails.map(({ ms }) => ms?.stored ?? ms?.end ?? 0));
  return (
    <section
      aria-label="Steps of each mail"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the wide table scrollable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto border-t border-line"
    >
      <table className="w-full min-w-3xl text-start text-sm tabular-nums">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 pe-3 ps-4 font-medium sm:ps-5">
              Arrived
            </th>
            <th scope="col" className="px-3 text-end font-medium">
              Size
            </th>
            <th scope="col" className="w-1/3 px-3 font-medium">
              Timeline
            </th>
            {steps.map(([, name]) => (
              <th key={name} scope="col" className="px-3 text-end font-medium">
                {name}
              </th>
            ))}
            <th scope="col" className="px-3 font-medium">
              Sender
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {mails.map((mail) => (
            <tr key={mail.id}>
              <th scope="row" className="py-2 pe-3 ps-4 font-normal whitespace-nowrap sm:ps-5">
                {formatDateTime(mail.receivedAt, 'medium')}
                {mail.deleted && <span className="text-ink-soft">, deleted</span>}
                {/* Here, because a phone shows only the beginning of the row. */}
                {!mail.opens && <p className="text-ink-soft">cannot be opened: its key is missing</p>}
              </th>
              <td className="px-3 text-end whitespace-nowrap">{formatBytes(mail.size)}</td>
              {mail.opens ? <TraceSteps mail={mail} longest={longest} /> : <td colSpan={steps.length + 2} />}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TraceSteps({ mail, longest }: { mail: TracedMail; longest: number }) {
  return (
    <>
      <td className="px-3">{mail.ms && <TimelineBar ms={mail.ms} longest={longest} />}</td>
      {steps.map(([key, name]) => (
        <td key={name} className="px-3 text-end">
          {mail.ms?.[key] ?? <span className="text-ink-faint">–</span>}
        </td>
      ))}
      <td className="px-3 whitespace-nowrap" title={mail.sender ? checksOf(mail.sender) : undefined}>
        {mail.sender?.verdict ?? 'unchecked'}
      </td>
    </>
  );
}

const checksOf = ({ spf, dkim, dmarc }: NonNullable<TracedMail['sender']>) =>
  `SPF ${spf}, DKIM ${dkim.join(' ') || 'none'}, DMARC ${dmarc}`;

/** Three bars: greeting and envelope, transfer of the mail, commit. */
function TimelineBar({ ms, longest }: { ms: Times; longest: number }) {
  const parts = [
    [0, ms.data, 'var(--line-strong)'],
    [ms.data, ms.end, 'var(--ink-faint)'],
    [ms.end, ms.stored ?? ms.end, 'var(--accent)'],
  ] as const;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="block h-2 w-full">
      <rect x="0" y="3.5" width="100" height="1" fill="var(--line)" />
      {parts.map(([from, to, fill]) => (
        <rect
          key={fill}
          x={(100 * from) / longest}
          width={Math.max(0.6, (100 * (to - from)) / longest)}
          y="0"
          height="8"
          fill={fill}
        />
      ))}
    </svg>
  );
}

import { ChevronRight } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { counted } from '#contract/counted.ts';
import type { DomainFinding, OperatorDomain } from '#contract/operator-domains.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { cx } from '#web/lib/cx.ts';
import { formatDateTime } from '../panel.tsx';
import { DaysChart } from './days-chart.tsx';
import { DomainSteps } from './domain-steps.tsx';
import { factsOf, heardWords, refusedWords, renewalNote } from './domain-words.ts';
import type { Domains } from './use-domains.ts';

/** A shared domain: its state, its month, its steps, and more on request. */
export function SharedDomain({ domain, domains }: { domain: OperatorDomain; domains: Domains }) {
  const now = new Date();
  const renewal = renewalNote(domain.renewsOn, now);
  const listed = domain.lists?.found.filter(({ name }) => name !== null) ?? [];
  const findings = domains.findings[domain.name];
  return (
    <li className="px-4 pt-4 pb-1.5 sm:px-5">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_15rem_24rem]">
        <div className="min-w-0">
          <DomainTitle domain={domain} />
          <p className="mt-1 text-sm break-words text-ink-soft">
            {factsOf(domain)}
            {domain.weight !== 1 && `, weight ${domain.weight}`}
          </p>
          {renewal && (
            <p className={cx('mt-1 text-sm', renewal.urgent ? 'text-amber' : 'text-ink-soft')}>
              {renewal.text}
            </p>
          )}
          {listed.length > 0 && (
            <p className="mt-1 text-sm text-amber">named by {counted(listed.length, 'list')}</p>
          )}
        </div>
        <DaysChart days={domain.figures?.days ?? []} now={now} />
        <DomainSteps domain={domain} domains={domains} />
      </div>
      {findings && <Findings findings={findings} />}
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm text-ink-soft hover:text-ink">
          <ChevronRight aria-hidden size={16} className="transition-transform group-open:rotate-90" />
          <span>
            More <span className="sr-only">about {domain.display}</span>
          </span>
        </summary>
        <Facts domain={domain} />
        <SettingsForm domain={domain} domains={domains} />
      </details>
    </li>
  );
}

export function DomainTitle({ domain }: { domain: OperatorDomain }) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 font-mono text-sm break-all">{domain.display}</span>
      <Badge tone={domain.state === 'active' ? 'accent' : 'plain'}>{domain.state}</Badge>
      {domain.kind === 'shared' && domain.plan === 'premium' && <Badge>premium</Badge>}
      {domain.subdomains && <Badge>sub-domains</Badge>}
    </p>
  );
}

/** What a look at DNS found. */
export function Findings({ findings }: { findings: DomainFinding[] }) {
  const tones = { ok: 'text-accent', warn: 'text-amber', fail: 'text-red' };
  const words = { ok: 'right', warn: 'look at it', fail: 'to mend' };
  return (
    <div role="status" className="mt-2 rounded-md bg-sunken px-3.5 py-2.5 text-sm">
      <ul aria-label="What DNS says" className="space-y-1">
        {findings.map(({ level, message, advice }) => (
          <li key={message} className="break-words">
            <span className={cx('font-medium', tones[level])}>{words[level]}</span>: {message}
            {advice && <span className="text-ink-soft">. {advice}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ domain: { display, name, since, checkedAt, lists, figures } }: { domain: OperatorDomain }) {
  const listed = lists?.found.filter((one) => one.name !== null) ?? [];
  const clean = lists?.found.filter((one) => one.name === null) ?? [];
  const facts: Array<[string, string]> = [
    ...(display === name ? [] : ([['In ASCII', name]] as Array<[string, string]>)),
    ['In this state', `since ${formatDateTime(since)}`],
    ['DNS', checkedAt ? `last looked at ${formatDateTime(checkedAt)}` : 'not looked at yet'],
    [
      'Lists',
      lists
        ? [
            ...listed.map(
              (one) => `on ${one.list} of ${one.date}${one.name === name ? '' : ` as ${one.name}`}`,
            ),
            ...clean.map((one) => `not on ${one.list} of ${one.date}`),
          ].join('; ')
        : 'not looked at yet',
    ],
    ...(figures
      ? ([
          ['Addresses with mail within 15 minutes', heardWords(figures.heard)],
          ['Refused in 30 days', refusedWords(figures.refused) || 'nothing'],
          [
            'Sites that refused its addresses',
            figures.reports
              .map(({ site, networks }) => `${site} (${counted(networks, 'network')})`)
              .join(', ') || 'none named by three networks',
          ],
        ] as Array<[string, string]>)
      : []),
  ];
  return (
    <dl className="mt-1 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[16rem_minmax(0,1fr)]">
      {facts.map(([fact, value]) => (
        <div key={fact} className="contents">
          <dt className="text-ink-soft">{fact}</dt>
          <dd className="mb-1 break-words sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SettingsForm({ domain, domains }: { domain: OperatorDomain; domains: Domains }) {
  const hint = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const weight = Number(data.get('weight'));
    domains.set(domain, { weight, renewsOn: String(data.get('renewsOn')) || null });
  }
  return (
    <form
      onSubmit={submit}
      className="mt-4 flex flex-wrap items-end gap-3"
      noValidate
      aria-describedby={hint}
    >
      <TextField
        className="w-28"
        label="Weight"
        name="weight"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={domain.weight}
      />
      <TextField
        className="w-48"
        label="To be renewed on"
        name="renewsOn"
        type="date"
        defaultValue={domain.renewsOn ?? ''}
      />
      <Button type="submit" disabled={domains.busy !== null}>
        Save
      </Button>
      <p id={hint} className="w-full text-sm text-ink-soft">
        A domain of weight 2 is chosen twice as often as one of weight 1. Nothing renews a domain for you: the
        date is a reminder.
      </p>
    </form>
  );
}

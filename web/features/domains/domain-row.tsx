import { useEffect, useRef } from 'react';
import type { Domain } from '#contract/domains.ts';
import { Alert } from '#web/components/alert.tsx';
import { DomainState } from './domain-state.tsx';
import { NewAddresses } from './new-addresses.tsx';
import { Part } from './part.tsx';
import { RecordList } from './record-list.tsx';
import { RemoveDomain } from './remove-domain.tsx';
import { Subdomains } from './subdomains.tsx';
import { texts } from './texts.tsx';

type DomainRowProps = { domain: Domain; isNew: boolean };

/** One domain: its state in words, what to do about it, and what can be done with it. */
export function DomainRow({ domain, isNew }: DomainRowProps) {
  const { display, state, problem, records = [] } = domain;
  const heading = useRef<HTMLHeadingElement>(null);
  // Its records are what the visitor needs next.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const first = useRef(state);
  const hasBecomeActive = state === 'active' && first.current !== 'active';
  const isActive = state === 'active';
  const isWaiting = state === 'pending' || state === 'suspended';
  // A claim whose record was not found says so at the record.
  const isUntold = problem && (state !== 'pending' || records[0]?.status === 'ok');
  const isAllSeen = records.every(({ status }) => status === 'ok');
  return (
    <li className="flex flex-col gap-4 py-5 wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 ref={heading} tabIndex={-1} className="min-w-0 font-semibold outline-none">
          <bdi>{display}</bdi>
          <AsciiForm domain={domain} />
        </h3>
        <DomainState domain={domain} />
      </div>
      {hasBecomeActive && <Alert kind="success">{texts.nowActive(display)}</Alert>}
      {isUntold && <Alert kind="warning">{problem}</Alert>}
      {isActive && <NewAddresses domain={domain} isMain={hasBecomeActive && !problem} />}
      {isWaiting && (
        <>
          <p className="text-sm">{state === 'pending' ? texts.addTheseRecords : texts.publishThese}</p>
          <RecordList domain={domain} />
        </>
      )}
      {isActive && (
        <div className="divide-y divide-line border-y border-line">
          <Part title={texts.records} note={isAllSeen ? texts.ok : ''} isOpen={problem !== null}>
            <RecordList domain={domain} />
          </Part>
          <Subdomains domain={domain} />
        </div>
      )}
      <RemoveDomain domain={domain} />
    </li>
  );
}

/** What DNS calls a name with letters of other scripts. */
function AsciiForm({ domain: { name, display } }: { domain: Domain }) {
  if (name === display) return null;
  return (
    <>
      {' '}
      <bdi
        dir="ltr"
        className="inline-block max-w-full break-all font-mono text-sm font-normal text-ink-soft [font-variant-ligatures:none]"
      >
        {name}
      </bdi>
    </>
  );
}

import type { OperatorDomain } from '#contract/operator-domains.ts';
import { Alert } from '#web/components/alert.tsx';
import type { CallOperator } from '../operator-api.ts';
import { Empty, Panel } from '../panel.tsx';
import { AddDomainForm } from './add-domain-form.tsx';
import { DomainSteps } from './domain-steps.tsx';
import { factsOf } from './domain-words.ts';
import { DomainTitle, Findings, SharedDomain } from './shared-domain.tsx';
import { type Domains, useDomains } from './use-domains.ts';

/** The shared domains, and customers' domains. */
export function DomainsPanel({ call }: { call: CallOperator }) {
  const domains = useDomains(call);
  const { list, problem, busy, note } = domains;
  const shared = list?.filter(({ kind }) => kind === 'shared');
  const own = list?.filter(({ kind }) => kind === 'own');
  return (
    <Panel
      title="Domains"
      end={
        <p role="status" className="text-sm text-ink-soft">
          {busy ? `Waiting until every process knows about ${busy}…` : shared && `${shared.length} shared`}
        </p>
      }
    >
      <AddDomainForm domains={domains} />
      {problem && <Alert className="mx-4 mb-4 sm:mx-5 sm:mb-5">{problem}</Alert>}
      {note && (
        <Alert kind={note.kind} className="mx-4 mb-4 sm:mx-5 sm:mb-5">
          {note.text}
        </Alert>
      )}
      {!list && !problem && <Empty>Loading…</Empty>}
      {shared?.length === 0 && <Empty>There are no shared domains, so nobody can generate an address.</Empty>}
      {shared && shared.length > 0 && (
        <ul aria-label="Shared domains" className="divide-y divide-line border-t border-line">
          {shared.map((domain) => (
            <SharedDomain key={domain.name} domain={domain} domains={domains} />
          ))}
        </ul>
      )}
      {own && own.length > 0 && (
        <section aria-label="Domains of customers" className="border-t border-line">
          <h3 className="px-4 pt-4 text-sm font-semibold sm:px-5">Domains of customers</h3>
          <ul className="mt-2 divide-y divide-line">
            {own.map((domain) => (
              <OwnDomain key={`${domain.name} ${domain.owner}`} domain={domain} domains={domains} />
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}

function OwnDomain({ domain, domains }: { domain: OperatorDomain; domains: Domains }) {
  const findings = domains.findings[domain.name];
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <DomainTitle domain={domain} />
          <p className="mt-1 text-sm break-words text-ink-soft">
            {domain.owner ?? 'its account is gone'}, {factsOf(domain)}
          </p>
        </div>
        <DomainSteps domain={domain} domains={domains} />
      </div>
      {findings && <Findings findings={findings} />}
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultPlans } from '#contract/plans.ts';
import { AccountSection } from '#web/components/account-section.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { ListState } from '#web/features/programs/list-state.tsx';
import { useConfig } from '#web/lib/use-config.ts';
import { DomainRow } from './domain-row.tsx';
import { domainsQuery } from './domains-api.ts';
import { NewDomainForm } from './new-domain-form.tsx';
import { texts } from './texts.tsx';

/** The account's own domains: add, publish records, have addresses there, remove. */
export function DomainsSection() {
  const { token } = useAccount();
  const domains = useQuery(domainsQuery(token));
  const [added, setAdded] = useState<string | null>(null);
  const { maxDomains } = (useConfig()?.plans ?? defaultPlans).premium;
  const isFull = (domains.data?.length ?? 0) >= maxDomains;
  // The operator has switched them off.
  if (maxDomains === 0 && !domains.data?.length) return null;
  return (
    <AccountSection title={texts.domains} text={<Introduction />}>
      <ListState query={domains} failed={texts.domainsNotLoaded} empty={texts.noDomains}>
        {(all) => (
          <ul
            aria-label={texts.listOfDomains}
            className="w-full divide-y divide-line-strong border-y border-line-strong"
          >
            {all.map((domain) => (
              <DomainRow key={domain.name} domain={domain} isNew={domain.name === added} />
            ))}
          </ul>
        )}
      </ListState>
      {domains.data && isFull && <p className="text-sm text-ink-soft">{texts.domainsAreFull(maxDomains)}</p>}
      {domains.data && !isFull && <NewDomainForm onAdded={setAdded} />}
    </AccountSection>
  );
}

function Introduction() {
  return (
    <>
      <p>{texts.whatDomainsAreFor}</p>
      <p className="mt-2">
        {texts.useASeparateOne((words) => (
          <strong className="font-medium text-ink">{words}</strong>
        ))}
      </p>
    </>
  );
}

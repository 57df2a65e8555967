import { useEffect } from 'react';
import type { Domain } from '#contract/domains.ts';
import { Select } from '#web/components/select.tsx';
import type { SelectOption } from '#web/components/select-face.tsx';
import { useConfig } from '#web/lib/use-config.ts';
import { useAvailableDomains } from '../use-available-domains.ts';
import { BELOW } from '../use-generator.ts';
import { texts } from './texts.ts';

const ANY = 'any';

type DomainListProps = {
  value: string;
  onChange: (domain: string) => void;
  className?: string | undefined;
};

/** The choice of a domain, or of a sub-domain where the domain has some. */
export default function DomainList({ value, onChange, className }: DomainListProps) {
  const names = useConfig()?.domains ?? [];
  const known = useAvailableDomains();
  // What the page knows already, until the server has said more.
  const domains = known ?? names.map(nameOnly);
  const own = domains.filter(({ kind }) => kind === 'own');
  const shared = domains.filter(({ kind }) => kind === 'shared');
  const options = [{ value: ANY, label: texts.anyDomain }, ...[...own, ...shared].flatMap(optionsOf)];

  // It may have been taken out of use since it was chosen.
  const isGone = known !== undefined && value !== '' && !options.some((option) => option.value === value);
  useEffect(() => {
    if (isGone) onChange('');
  }, [isGone, onChange]);

  return (
    <Select
      label={texts.domain}
      {...(className ? { className } : {})}
      value={value || ANY}
      onChange={(choice) => onChange(choice === ANY ? '' : choice)}
      options={options}
    />
  );
}

type Choice = Pick<Domain, 'name' | 'display' | 'kind' | 'subdomains' | 'health'>;

const nameOnly = (name: string): Choice => ({
  name,
  display: name,
  kind: 'shared',
  subdomains: false,
  health: null,
});

function optionsOf({ name, display, kind, subdomains, health }: Choice): SelectOption[] {
  const word = health && { note: texts.health[health], title: texts.healthMeans[health] };
  const itself = { value: name, label: `@${display}`, ...(kind === 'own' ? { note: texts.yours } : word) };
  const below = {
    value: BELOW + name,
    label: `@*.${display}`,
    note: texts.subdomain,
    title: texts.subdomainMeans,
  };
  return subdomains ? [itself, below] : [itself];
}

import { Select } from '#web/components/select.tsx';
import { texts } from './texts.ts';

const ANY = 'any';

type DomainListProps = {
  domains: string[];
  value: string;
  onChange: (domain: string) => void;
  className?: string | undefined;
};

/** The choice of a domain. */
export default function DomainList({ domains, value, onChange, className }: DomainListProps) {
  return (
    <Select
      label={texts.domain}
      {...(className ? { className } : {})}
      value={value || ANY}
      onChange={(choice) => onChange(choice === ANY ? '' : choice)}
      options={[
        { value: ANY, label: texts.anyDomain },
        ...domains.map((domain) => ({ value: domain, label: `@${domain}` })),
      ]}
    />
  );
}

import { Select } from '#web/components/select.tsx';

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
      label="Domain"
      {...(className ? { className } : {})}
      value={value || ANY}
      onChange={(choice) => onChange(choice === ANY ? '' : choice)}
      options={[
        { value: ANY, label: 'Any domain' },
        ...domains.map((domain) => ({ value: domain, label: `@${domain}` })),
      ]}
    />
  );
}

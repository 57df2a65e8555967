import { Select } from '#web/components/select.tsx';
import { useConfig } from '#web/lib/use-config.ts';

const ANY = 'any';

/** The domain for the next address. Hidden where there is only one. */
export function DomainSelect({ value, onChange }: { value: string; onChange: (domain: string) => void }) {
  const domains = useConfig()?.domains ?? [];
  if (domains.length < 2) return null;
  return (
    <Select
      label="Domain"
      className="max-w-44"
      value={value || ANY}
      onChange={(choice) => onChange(choice === ANY ? '' : choice)}
      options={[
        { value: ANY, label: 'Any domain' },
        ...domains.map((domain) => ({ value: domain, label: `@${domain}` })),
      ]}
    />
  );
}

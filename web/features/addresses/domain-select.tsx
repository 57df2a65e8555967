import { Select } from '#web/components/select.tsx';
import { useConfig } from '#web/lib/use-config.ts';

const ANY = 'any';

/** Which domain the next address gets, where there is more than one to choose from. */
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

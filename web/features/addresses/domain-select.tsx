import { Select } from '#web/components/select.tsx';
import { cx } from '#web/lib/cx.ts';
import { useConfig } from '#web/lib/use-config.ts';

const ANY = 'any';

type DomainSelectProps = {
  value: string;
  onChange: (domain: string) => void;
  className?: string | undefined;
};

/** The domain for the next address. Hidden where there is only one. */
export function DomainSelect({ value, onChange, className }: DomainSelectProps) {
  const domains = useConfig()?.domains;
  if (!domains) return <div className={cx('many-domains h-11 w-full', className)} />;
  if (domains.length < 2) return null;
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

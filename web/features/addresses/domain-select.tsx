import { lazyPart } from '#web/components/lazy-part.tsx';
import { cx } from '#web/lib/cx.ts';
import { useConfig } from '#web/lib/use-config.ts';

const DomainList = lazyPart(() => import('./domain-list.tsx'));

type DomainSelectProps = {
  value: string;
  onChange: (domain: string) => void;
  className?: string | undefined;
};

/** The domain for the next address. Hidden where there is only one, which then needs no code. */
export function DomainSelect(props: DomainSelectProps) {
  const domains = useConfig()?.domains;
  const space = <div className={cx('many-domains h-11 w-full', props.className)} />;
  if (!domains) return space;
  return domains.length > 1 && <DomainList quiet fallback={space} domains={domains} {...props} />;
}

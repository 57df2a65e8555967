import { lazyPart } from '#web/components/lazy-part.tsx';
import { cx } from '#web/lib/cx.ts';
import { useChoosesDomain } from './use-available-domains.ts';

const DomainList = lazyPart(() => import('./domains/domain-list.tsx'));

type DomainSelectProps = {
  value: string;
  onChange: (domain: string) => void;
  className?: string | undefined;
};

/** The domain for the next address. Hidden where there is only one, which then needs no code. */
export function DomainSelect(props: DomainSelectProps) {
  const chooses = useChoosesDomain();
  const space = <div className={cx('many-domains h-11 w-full', props.className)} />;
  if (chooses === undefined) return space;
  return chooses && <DomainList quiet fallback={space} {...props} />;
}

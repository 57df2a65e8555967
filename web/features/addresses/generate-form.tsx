import { AlarmClock, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { controlClass } from '#web/components/control-class.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { cx } from '#web/lib/cx.ts';
import { takeEarlyClick } from '#web/lib/early-click.ts';
import { formatDate } from '#web/lib/time.ts';
import { useAddresses } from './addresses-provider.tsx';
import { DomainSelect } from './domain-select.tsx';
import { useLastOne } from './slots-note.tsx';
import { texts } from './texts.tsx';
import type { NextOptions } from './use-next-options.tsx';

const NameField = lazyPart(() => import('./domains/name-field.tsx'));

type GenerateFormProps = {
  className: string;
  size?: 'md' | 'lg';
  /** The class of the fields next to the button, to hide them where there is no room. */
  fieldClass?: string;
  domainClass?: string | undefined;
  /** The class of the button's label after its first word, to hide it where there is no room. */
  shortClass?: string;
  /** What else was chosen for the next address. */
  next?: NextOptions;
  onGenerated?: () => void;
};

/** The button for a new address. Subscribers can choose its name, and everyone its domain if there are several. */
export function GenerateForm({
  className,
  size = 'md',
  fieldClass,
  domainClass,
  shortClass,
  next,
  onGenerated,
}: GenerateFormProps) {
  const { selected, expired, nextSlot, generating, generate, domain, chooseDomain } = useAddresses();
  const { isPremium, status } = useAccount();
  const [name, setName] = useState('');
  const lastOne = useLastOne();
  // The button still opens the dialog about the limit, but no longer looks as if it generates.
  const Icon = nextSlot ? AlarmClock : Plus;
  const sameHeight = size === 'lg' && 'md:h-13';

  const press = async () => {
    const made = await generate({ ...next?.chosen, ...(name && { name }) });
    // A name that is taken stays, so that it can be changed.
    if (!made) return;
    setName('');
    next?.reset();
    onGenerated?.();
  };

  // Clicks before the account is known, or before this code was loaded, are recorded and carried out here.
  const ready = status !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the account is known
  useEffect(() => {
    if (ready && takeEarlyClick() === 'generate') generate();
  }, [ready]);

  const nameClass = cx('only-premium w-full md:w-40 md:shrink-0', fieldClass);
  const nameSpace = <div className={cx(controlClass, 'h-11', sameHeight, nameClass)} />;

  return (
    <div className={className}>
      {isPremium ? (
        <NameField
          quiet
          fallback={nameSpace}
          value={name}
          onChange={setName}
          className={nameClass}
          inputClass={sameHeight || undefined}
        />
      ) : (
        !ready && nameSpace
      )}
      <DomainSelect
        value={domain}
        onChange={chooseDomain}
        className={cx('md:w-40', sameHeight, fieldClass, domainClass)}
      />
      <Button
        variant={(selected && !expired) || nextSlot ? 'secondary' : 'primary'}
        size={size}
        className={cx('max-md:grow max-md:px-3', nextSlot !== null && 'text-ink-soft')}
        aria-disabled={generating}
        data-early="generate"
        title={nextSlot ? texts.nextAddressOn(formatDate(nextSlot, 'timeOfLongWeek')) : lastOne}
        onClick={ready ? press : undefined}
      >
        {generating ? <Spinner /> : <Icon aria-hidden size={18} />}
        <span>
          {texts.generate((rest) => (
            <span className={shortClass}>{rest}</span>
          ))}
        </span>
      </Button>
    </div>
  );
}

import { Asterisk } from 'lucide-react';
import { useEffect } from 'react';
import { controlClass } from '#web/components/control-class.ts';
import { cx } from '#web/lib/cx.ts';
import { useAddresses } from '../addresses-provider.tsx';
import { useAvailableDomains } from '../use-available-domains.ts';
import { BELOW } from '../use-generator.ts';
import { texts } from './texts.ts';

const EVERY = '*';

type NameFieldProps = {
  value: string;
  onChange: (name: string) => void;
  disabled?: boolean;
  /** Its name, where another one fits better. */
  label?: string;
  className?: string | undefined;
  inputClass?: string | undefined;
};

/** The name of a subscriber's next address. On an own domain it may be every name. */
export default function NameField({
  value,
  onChange,
  disabled = false,
  label,
  className,
  inputClass,
}: NameFieldProps) {
  const { domain } = useAddresses();
  const isOwn =
    useAvailableDomains()?.some(({ name, kind }) => kind === 'own' && name === domain.replace(BELOW, '')) ??
    false;
  const isEvery = value === EVERY;
  useEffect(() => {
    if (isEvery && !isOwn) onChange('');
  }, [isEvery, isOwn, onChange]);
  return (
    <div className={cx('relative flex', className)}>
      <input
        aria-label={label ?? texts.nameOfNext}
        placeholder={label ?? texts.namePlaceholder}
        maxLength={64}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
        className={cx(
          controlClass,
          'h-11 min-w-0 font-mono text-sm rtl:text-right',
          isOwn && 'pr-11',
          inputClass,
        )}
      />
      {isOwn && (
        <button
          type="button"
          aria-label={texts.everyName}
          aria-pressed={isEvery}
          title={texts.everyNameMeans}
          disabled={disabled}
          onClick={() => onChange(isEvery ? '' : EVERY)}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-ink-soft hover:text-ink aria-pressed:text-accent"
        >
          <Asterisk aria-hidden size={18} />
        </button>
      )}
    </div>
  );
}

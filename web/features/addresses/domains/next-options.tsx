import { type ReactNode, useEffect } from 'react';
import type { NewAddress } from '#contract/inboxes.ts';
import { defaultPlans } from '#contract/plans.ts';
import { Select } from '#web/components/select.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useConfig } from '#web/lib/use-config.ts';
import { formatLifetime, lifetimesOf, lifetimeText } from './lifetimes.ts';
import { texts } from './texts.ts';

export type LifeChoice = Pick<NewAddress, 'lifetime' | 'maxMessages'>;

const COUNTS = [1, 3, 5, 20];
const ALL = 'all';

type NextOptionsProps = {
  value: LifeChoice;
  onChange: (value: LifeChoice) => void;
  /** The field that the server did not take. */
  wrong: string | null;
};

/** How long the next address lives, and how many messages it takes. */
export default function NextOptions({ value, onChange, wrong }: NextOptionsProps) {
  const { isPremium } = useAccount();
  const plan = (useConfig()?.plans ?? defaultPlans)[isPremium ? 'premium' : 'free'];
  const lifetimes = lifetimesOf(plan.lifetimeMs).map((ms) => ({
    value: lifetimeText(ms),
    label: formatLifetime(ms),
  }));
  const { lifetime, maxMessages } = value;
  // The plan may have changed since it was chosen.
  const isGone = lifetime !== undefined && !lifetimes.some((option) => option.value === lifetime);
  useEffect(() => {
    if (isGone) onChange({ ...value, lifetime: undefined });
  }, [isGone, value, onChange]);
  return (
    <div className="flex w-full flex-col gap-2 md:max-w-md lg:ms-auto">
      <div className="grid grid-cols-2 gap-3">
        {lifetimes.length > 0 && (
          <Choice label={texts.lifetime} wrong={wrong === 'lifetime'}>
            <Select
              label={texts.lifetime}
              invalid={wrong === 'lifetime'}
              value={lifetime ?? ALL}
              onChange={(choice) => onChange({ ...value, lifetime: choice === ALL ? undefined : choice })}
              options={[...lifetimes, { value: ALL, label: formatLifetime(plan.lifetimeMs) }]}
            />
          </Choice>
        )}
        <Choice label={texts.messages} wrong={wrong === 'maxMessages'}>
          <Select
            label={texts.messages}
            invalid={wrong === 'maxMessages'}
            value={String(maxMessages ?? ALL)}
            onChange={(choice) => onChange({ ...value, maxMessages: Number(choice) || undefined })}
            options={[
              { value: ALL, label: texts.all },
              ...COUNTS.map((count) => ({ value: String(count), label: texts.only(count) })),
            ]}
          />
        </Choice>
      </div>
      <p className="text-sm text-ink-soft">{texts.onlyMeans}</p>
    </div>
  );
}

function Choice({ label, wrong, children }: { label: string; wrong: boolean; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-start">
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      {children}
      {wrong && (
        <p role="alert" className="text-sm font-medium text-red">
          {texts.chooseAgain}
        </p>
      )}
    </div>
  );
}

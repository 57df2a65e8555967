import { Link } from 'react-router';
import { defaultPlans } from '#contract/plans.ts';
import { buttonClass } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { formatCountdown } from '#web/lib/time.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from './addresses-provider.tsx';

/** Says that no further address can be had now, and counts down to when one can. */
export default function LimitDialog({ until, onClose }: { until: number | null; onClose: () => void }) {
  const { max, now: clock } = useAddresses();
  const { isPremium } = useAccount();
  const premium = (useConfig()?.plans ?? defaultPlans).premium;
  const now = useNow(clock, 1000);
  return (
    <Dialog
      title="Email Limit Reached"
      description={
        isPremium
          ? `You have all ${max} addresses in use. The next slot opens when the oldest one expires.`
          : `Free visitors have up to ${max} addresses. You can keep using those you have.`
      }
      onClose={onClose}
    >
      {until !== null && (
        <div className="rounded-md border border-line bg-sunken px-4 py-3">
          <p className="text-sm text-ink-soft">Next address in</p>
          <p role="timer" className="font-mono text-2xl tabular-nums">
            {formatCountdown(until, now)}
          </p>
        </div>
      )}
      {!isPremium && (
        <div className="mt-5 flex flex-col gap-3">
          <p className="text-sm text-ink-soft">
            Premium has {premium.maxAddresses} addresses at once, each for {premium.lifetimeMs / 3_600_000}{' '}
            hours.
          </p>
          <Link to="/upgrade" className={buttonClass('primary')} onClick={onClose}>
            Upgrade to Premium
          </Link>
        </div>
      )}
    </Dialog>
  );
}

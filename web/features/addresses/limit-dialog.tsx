import { Link } from 'react-router';
import { defaultPlans } from '#contract/plans.ts';
import { buttonClass } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { formatCountdown } from '#web/lib/time.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from './addresses-provider.tsx';

/** Says that the visitor has used all addresses, and counts down to the next one. */
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
          ? `All ${max} of your addresses are in use. You can generate the next one when the oldest expires.`
          : `The free plan includes up to ${max} addresses. You can keep using the ones you have.`
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
            Premium gives you {premium.maxAddresses} addresses at once, each for{' '}
            {premium.lifetimeMs / 3_600_000} hours.
          </p>
          <Link to="/upgrade" className={buttonClass('primary')} onClick={onClose}>
            Upgrade to Premium
          </Link>
        </div>
      )}
    </Dialog>
  );
}

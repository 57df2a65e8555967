import { Link } from 'react-router';
import { counted } from '#contract/counted.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { limits } from '#web/lib/limits.ts';
import { formatCountdown } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from './addresses-provider.tsx';
import type { LimitReached } from './use-generator.ts';

/** Says that the visitor has used all addresses, and counts down to the next one. */
export default function LimitDialog({ limit, onClose }: { limit: LimitReached; onClose: () => void }) {
  const { now: clock, generate } = useAddresses();
  const { isPremium } = useAccount();
  const now = useNow(clock, 1000);
  const { until, network } = limit;
  const over = until !== null && until <= now;
  return (
    <Dialog title="Email Limit Reached" description={useReason(network, now)} onClose={onClose}>
      {until !== null && (
        <div className="rounded-md border border-line bg-sunken px-4 py-3">
          <p className="text-sm text-ink-soft">
            {over ? 'You can generate again' : network ? 'Try again in' : 'Next address in'}
          </p>
          {over ? (
            <Button
              variant="primary"
              className="mt-2 w-full"
              onClick={() => {
                onClose();
                generate();
              }}
            >
              Generate Temporary Email
            </Button>
          ) : (
            <p role="timer" className="font-mono text-2xl tabular-nums">
              {formatCountdown(until, now)}
            </p>
          )}
        </div>
      )}
      {!isPremium && !network && !over && (
        <div className="mt-5 flex flex-col gap-3">
          <p className="text-sm text-ink-soft">
            Premium gives you {limits.premiumAddresses} at once, each for {limits.premiumLifetime}.
          </p>
          <Link
            to="/upgrade"
            className={buttonClass('secondary')}
            aria-describedby={comingSoonId('limit')}
            onClick={onClose}
          >
            Upgrade to Premium
          </Link>
          <ComingSoon id="limit" className="self-center" />
        </div>
      )}
    </Dialog>
  );
}

function useReason(network: boolean, now: number): string {
  const { max, emails } = useAddresses();
  const { isPremium } = useAccount();
  if (network)
    return 'Too many addresses were generated from your network, maybe by other people who share it. This is not about your own addresses.';
  if (isPremium)
    return `${max === 1 ? 'Your address is' : `All ${max} of your addresses are`} in use. You can generate the next one when the oldest expires, or as soon as you delete one.`;
  const plan = `The free plan includes up to ${counted(max, 'address', 'addresses')}.`;
  const inUse = emails.filter(({ expiresAt }) => expiresAt > now).length;
  const keep = inUse > 0 ? ` You can keep using the ${inUse === 1 ? 'one' : 'ones'} you have.` : '';
  return `${plan}${keep} Deleting an address does not free its place.`;
}

import { Link } from 'react-router';
import { Button, buttonClass } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { formatSpan } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from '../addresses-provider.tsx';
import { texts as shared } from '../texts.tsx';
import type { LimitReached } from '../use-generator.ts';
import { texts } from './texts.ts';

/** Says that the visitor has used all addresses, and counts down to the next one. */
export default function LimitDialog({ limit, onClose }: { limit: LimitReached; onClose: () => void }) {
  const { now: clock, generate } = useAddresses();
  const { isPremium } = useAccount();
  const now = useNow(clock, 1000);
  const { until, network } = limit;
  const over = until !== null && until <= now;
  return (
    <Dialog title={texts.limitReached} description={useReason(network, now)} onClose={onClose}>
      {until !== null && (
        <div className="rounded-md border border-line bg-sunken px-4 py-3">
          <p className="text-sm text-ink-soft">
            {over ? shared.canGenerateAgain : network ? texts.tryAgainIn : texts.nextAddress}
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
              {shared.generate((rest) => rest)}
            </Button>
          ) : (
            <p role="timer" className="font-mono text-2xl tabular-nums">
              {formatSpan(Math.ceil((until - now) / 1000) * 1000, 'narrow', { from: 'hour', to: 'second' })}
            </p>
          )}
        </div>
      )}
      {!isPremium && !network && !over && (
        <div className="mt-5 flex flex-col gap-3">
          <p className="text-sm text-ink-soft">{texts.premiumGives()}</p>
          <Link
            to="/upgrade"
            className={buttonClass('secondary')}
            aria-describedby={comingSoonId('limit')}
            onClick={onClose}
          >
            {texts.upgrade}
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
  if (network) return texts.networkLimit;
  if (isPremium) return texts.premiumLimit(max);
  const inUse = emails.filter(({ expiresAt }) => expiresAt > now).length;
  return inUse > 0 ? texts.freeLimitKeep({ max, inUse }) : texts.freeLimit(max);
}

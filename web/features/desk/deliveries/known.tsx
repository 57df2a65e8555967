import { LoadState } from '#web/components/load-state.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { useNow } from '#web/lib/use-now.ts';
import { AttemptList } from './attempt-list.tsx';
import { LastMail } from './last-mail.tsx';
import { nothingTried } from './nothing-tried.ts';
import { texts } from './texts.ts';
import { useDeliveries } from './use-deliveries.ts';
import { useLimits } from './use-limits.ts';

/** What mail servers tried for an address, and what we took lately. It is asked for when it is shown. */
export function Known({ email }: { email: TempEmail }) {
  const query = useDeliveries(email.address, true);
  const limits = useLimits(email);
  const now = useNow(useAddresses().now, 1000);
  const { data } = query;
  if (!data) return <LoadState query={query} failed={texts.notLoaded} />;
  return (
    <>
      {data.attempts.length > 0 ? (
        <AttemptList attempts={data.attempts} limits={limits} now={now} />
      ) : (
        <p>{nothingTried(data, email.createdAt)}</p>
      )}
      <LastMail deliveries={data} now={now} />
    </>
  );
}

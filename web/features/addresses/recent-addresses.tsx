import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatRemaining } from '#web/lib/time.ts';
import { useAddresses } from './addresses-provider.tsx';
import { readKnownEmails } from './guest-storage.ts';
import type { TempEmail } from './temp-email.ts';

/** Active addresses from other tabs of this browser, so that closing a tab does not lose an inbox. */
export function RecentAddresses({ className = 'text-sm' }: { className?: string }) {
  const { emails, loading, scope, now } = useAddresses();
  const [recent, setRecent] = useState<TempEmail[]>([]);

  useEffect(() => {
    if (loading || scope?.mode !== 'guest') return;
    const own = new Set(emails.map(({ address }) => address));
    setRecent(readKnownEmails(now()).filter(({ address }) => !own.has(address)));
  }, [emails, loading, scope, now]);

  if (recent.length === 0) return null;
  return (
    <p className={`${className} text-ink-soft`}>
      Still open from another tab:{' '}
      {recent.map(({ address, expiresAt }, index) => (
        <span key={address}>
          {index > 0 && ', '}
          <Link
            to={`/inbox/${encodeURIComponent(address)}`}
            className="inline-block max-w-full font-mono break-all text-accent underline underline-offset-3"
          >
            {address}
          </Link>{' '}
          ({formatRemaining(expiresAt, now())})
        </span>
      ))}
    </p>
  );
}

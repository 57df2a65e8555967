import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { timings } from '#contract/timings.ts';
import { FullScreenLoader } from '#web/components/full-screen-loader.tsx';
import { useAccount } from './account-provider.tsx';
import type { AccountStatus } from './session.ts';

export type Access = 'login' | 'premium';

/** Where a visitor of this status is sent instead, or null when the page is theirs. */
export function redirectFor(access: Access, status: AccountStatus): string | null {
  if (status === 'loading') return null;
  if (status === 'signed-out') return '/login';
  if (access === 'login' || status === 'premium') return null;
  return status === 'expired' ? '/expired-subscription' : '/upgrade';
}

/** Shows its children to those who may see them; everyone else meets the loader and is sent on. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { status } = useAccount();
  const navigate = useNavigate();
  const target = redirectFor(access, status);

  useEffect(() => {
    if (!target) return;
    const delay = target === '/expired-subscription' ? timings.dashboardGate : 0;
    const timer = setTimeout(() => navigate(target, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [target, navigate]);

  if (status === 'loading' || target) return <FullScreenLoader />;
  return children;
}

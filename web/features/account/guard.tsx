import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EXPIRED_PATH } from '#contract/paths.ts';
import { timings } from '#contract/timings.ts';
import { FullScreenLoader } from '#web/components/full-screen-loader.tsx';
import { useAccount } from './account-provider.tsx';
import type { AccountStatus } from './session.ts';

/** `renewal` is for those who have had premium. */
export type Access = 'login' | 'renewal' | 'premium';

/** The page to redirect a visitor to, or null if they may see this one. */
export function redirectFor(access: Access, status: AccountStatus): string | null {
  if (status === 'loading') return null;
  if (status === 'signed-out') return '/login';
  if (access === 'login' || status === 'premium') return null;
  if (access === 'renewal' && status === 'expired') return null;
  return status === 'expired' ? EXPIRED_PATH : '/upgrade';
}

type GuardProps = {
  access: Access;
  children: ReactNode;
  /** Shown while redirecting. */
  leaving?: ReactNode;
};

/** Shows its children to visitors who may see them and redirects everyone else. */
export function Guard({ access, children, leaving }: GuardProps) {
  const { status } = useAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const target = redirectFor(access, status);

  useEffect(() => {
    if (!target) return;
    const delay = target === EXPIRED_PATH ? timings.dashboardGate : 0;
    // The login says why it is shown, and returns to this page.
    const state = target === '/login' ? { next: pathname, isGuarded: true } : undefined;
    const timer = setTimeout(() => navigate(target, { replace: true, state }), delay);
    return () => clearTimeout(timer);
  }, [target, pathname, navigate]);

  if (status === 'loading') return <FullScreenLoader over />;
  if (target) return leaving ?? <FullScreenLoader over />;
  return children;
}

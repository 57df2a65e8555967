import { useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';
import { mayBeGone } from '#web/lib/connection.ts';
import { announceFailure, isServed, UNREACHED } from './lazy-part.tsx';
import { texts } from './texts.ts';

/**
 * Stays on the page if the next one cannot be loaded because the server is gone. React Router would reload the document,
 * and the visitor would see an error page of the browser.
 */
export function useServedPages(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const visited = useRef(new Set<string>());
  useEffect(() => void visited.current.add(pathname), [pathname]);
  const blocker = useBlocker(
    ({ nextLocation }) => mayBeGone() && !visited.current.has(nextLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location, proceed, reset } = blocker;
    isServed().then((served) => {
      if (served) return proceed();
      reset();
      announceFailure(UNREACHED, () => navigate(location), texts.pageNotLoaded);
    });
  }, [blocker, navigate]);
}

import { useEffect, useRef } from 'react';
import { useBlocker, useHref, useLocation, useNavigate, useNavigation } from 'react-router';
import { mayBeGone } from '#web/lib/connection.ts';
import { announceFailure, isServed, UNREACHED } from './lazy-part.tsx';
import { texts } from './texts.tsx';

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

  // If the code of the next page cannot be loaded, for example after a new release, React Router reloads this page.
  // A reload of the next one is what the visitor wanted.
  const next = useNavigation().location;
  const href = useHref(next ?? '');
  useEffect(() => {
    if (!next || !('navigation' in window)) return;
    const lead = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      window.location.assign(href);
    };
    window.navigation.addEventListener('navigate', lead);
    return () => window.navigation.removeEventListener('navigate', lead);
  }, [next, href]);
}

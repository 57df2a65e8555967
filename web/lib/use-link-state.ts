import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/** The state of the link that led here. A prerendered page has none, so it appears only once that page is alive. */
export function useLinkState(): unknown {
  const { state } = useLocation();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? state : null;
}

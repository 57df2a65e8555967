import { useSyncExternalStore } from 'react';
import { siteOrigin } from '#web/lib/meta.ts';

const neverChanges = () => () => {};

/** The origin at which the visitor opened the site. The prerendered page contains the public one. */
export const useOrigin = () => useSyncExternalStore(neverChanges, () => window.location.origin, siteOrigin);

import { useSyncExternalStore } from 'react';
import { siteOrigin } from '#web/lib/meta.ts';

const neverChanges = () => () => {};

/** Where the visitor reached this site. The prerendered page has the site's public origin. */
export const useOrigin = () => useSyncExternalStore(neverChanges, () => window.location.origin, siteOrigin);

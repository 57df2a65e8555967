import { gtag, scriptId } from './analytics.ts';
import { allowsTracking } from './consent.ts';

/** Loads the analytics script once the visitor allows it, and switches it off when they refuse. */
export function applyMeasurement(id: string): void {
  const allowed = allowsTracking();
  // A loaded script cannot be unloaded, but gtag.js respects this switch.
  Object.assign(window, { [`ga-disable-${id}`]: !allowed });
  if (!allowed || document.getElementById(scriptId)) return;
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  gtag('js', new Date());
  gtag('config', id);
}

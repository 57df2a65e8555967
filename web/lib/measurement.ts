import { gtag, scriptId } from './analytics.ts';
import { allowsTracking } from './consent.ts';

/** Follows the visitor's choice: loads the operator's measurement script once it is allowed, else keeps it quiet. */
export function applyMeasurement(id: string): void {
  const allowed = allowsTracking();
  // A script that is loaded cannot be unloaded, but gtag.js obeys this switch.
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

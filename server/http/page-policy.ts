/** The content security policy of the operator's page: our own files only, no matter what is configured. */
export const operatorPolicy = (scriptHashes: string[]) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The policy of the service worker, which fetches what pages are made of, and shows our icon with its notifications. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'";

/** The policy of a public page: our own files, its inline scripts by hash, and the configured ads and analytics. */
export function createPagePolicy({
  analyticsId,
  adsClient,
}: {
  analyticsId: string | null;
  adsClient: string | null;
}) {
  const scripts: string[] = [];
  const connect: string[] = [];
  const images: string[] = [];
  const frames: string[] = [];
  if (analyticsId) {
    scripts.push('https://www.googletagmanager.com');
    connect.push('https://*.google-analytics.com', 'https://*.googletagmanager.com');
    images.push('https://*.google-analytics.com');
  }
  if (adsClient) {
    scripts.push('https://pagead2.googlesyndication.com');
    connect.push('https://pagead2.googlesyndication.com');
    images.push('https://pagead2.googlesyndication.com');
    frames.push('https://googleads.g.doubleclick.net', 'https://tpc.googlesyndication.com');
  }
  const list = (...values: string[]) => values.join(' ');
  return (scriptHashes: string[]) =>
    [
      "default-src 'none'",
      `script-src ${list("'self'", ...scriptHashes, ...scripts)}`,
      // React and the sandboxed mail frame set inline styles. The other rules keep styles from loading anything.
      "style-src 'self' 'unsafe-inline'",
      // The mail frame inherits this policy. Its own policy allows less, and its remote images come from us.
      `img-src ${list("'self'", 'data:', 'blob:', ...images)}`,
      "font-src 'self'",
      `connect-src ${list("'self'", ...connect)}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      `frame-src ${list("'self'", ...frames)}`,
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
}

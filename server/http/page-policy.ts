/** The policy of the operator's page: our own files and nothing else, whatever is configured. Its form never leaves. */
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

/** The policy of a page: our own files, its own inline scripts by hash, and what the operator configured. */
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
      // React and the sandboxed mail frame set styles; a style can load nothing under the rules beside it.
      "style-src 'self' 'unsafe-inline'",
      // The mail frame inherits this policy: remote images a reader asked for must pass here too. The frame's
      // own policy keeps them out until then, and our pages name no remote image.
      `img-src ${list("'self'", 'data:', 'blob:', 'https:', 'http:', ...images)}`,
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

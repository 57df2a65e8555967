export type HashTokens = { accessToken: string; refreshToken: string | null };

/** The tokens after the `#` of a URL, which browsers do not send to servers. */
export function readHashTokens(hash: string): HashTokens | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const accessToken = values.get('access_token');
  return accessToken ? { accessToken, refreshToken: values.get('refresh_token') } : null;
}

/** The path if it belongs to this site, or the fallback, so that nobody is redirected to another site. */
export function localPath(path: string | undefined, fallback: string): string {
  return path && /^\/(?![/\\])/.test(path) ? path : fallback;
}

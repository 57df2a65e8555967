export type HashTokens = { accessToken: string; refreshToken: string | null };

/** The tokens behind the `#` of an address, where servers and referrers never see them. */
export function readHashTokens(hash: string): HashTokens | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const accessToken = values.get('access_token');
  return accessToken ? { accessToken, refreshToken: values.get('refresh_token') } : null;
}

/** A path of our own, or the fallback: nobody is sent to another site. */
export function localPath(path: string | undefined, fallback: string): string {
  return path && /^\/(?![/\\])/.test(path) ? path : fallback;
}

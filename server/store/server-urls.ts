const PARTS = /^(postgres(?:ql)?:\/\/)([^@/?]*@)?([^/?]*)([^?]*)(?:\?(.*))?$/;
const TARGET = 'target_session_attrs';

/** Which of several servers to use. */
export const TARGETS = ['read-write', 'primary', 'any'] as const;
export type Target = (typeof TARGETS)[number];
export type ServerUrls = { urls: string[]; target: Target };

/**
 * `postgres://a,b:5433/mayfly?target_session_attrs=read-write` as one URL for each server. PostgreSQL's own programs
 * use the same notation. Without a target, the one of several servers that takes writes is used, and a single server is
 * used whatever its role. Null if the target is unknown or a host is missing.
 */
export function serverUrls(url: string): ServerUrls | null {
  const [, scheme = '', user = '', hosts = '', path = '', search = ''] = PARTS.exec(url) ?? [];
  const parameters = search.split('&').filter((one) => one && !one.startsWith(`${TARGET}=`));
  const wanted = search.split('&').find((one) => one.startsWith(`${TARGET}=`));
  const all = hosts.split(',');
  const target = wanted?.slice(TARGET.length + 1) ?? (all.length > 1 ? 'read-write' : 'any');
  if (!scheme || (all.length > 1 && all.includes(''))) return null;
  if (!TARGETS.includes(target as Target)) return null;
  const rest = `${path}${parameters.length ? `?${parameters.join('&')}` : ''}`;
  return { urls: all.map((host) => `${scheme}${user}${host}${rest}`), target: target as Target };
}

import type { ResolverOptions } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** Asks these DNS servers, or the system's when there are none. The system's own list of hosts is not read. */
export function createResolver(servers: string[], options: ResolverOptions): Resolver {
  const resolver = new Resolver(options);
  if (servers.length > 0) resolver.setServers(servers);
  return resolver;
}

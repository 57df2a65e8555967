import { Resolver } from 'node:dns/promises';

/** All addresses of a host name, or an empty list when it has none or DNS does not answer. */
export type ResolveName = (name: string) => Promise<string[]>;

/** Asks these DNS servers, or the system's when there are none. The system's own list of hosts is not read. */
export function createResolveName(servers: string[]): ResolveName {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return async (name) => {
    // `localhost` is always this machine, so DNS is not asked.
    if (/(^|\.)localhost\.?$/i.test(name)) return ['127.0.0.1', '::1'];
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}

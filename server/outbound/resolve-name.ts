import { createResolver } from '#server/lib/resolver.ts';

/** All addresses of a host name, or an empty list when it has none or DNS does not answer. */
export type ResolveName = (name: string) => Promise<string[]>;

export function createResolveName(servers: string[]): ResolveName {
  const resolver = createResolver(servers, { timeout: 2_000, tries: 2 });
  return async (name) => {
    // `localhost` is always this machine, so DNS is not asked.
    if (/(^|\.)localhost\.?$/i.test(name)) return ['127.0.0.1', '::1'];
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}

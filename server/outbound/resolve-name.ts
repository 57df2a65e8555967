import { createAskDns, isDefinite, recordsIn } from '#server/lib/dns-answer.ts';

/** All addresses of a host name, or an empty list when it has none or DNS does not answer. */
export type ResolveName = (name: string) => Promise<string[]>;

export function createResolveName(servers: string[]): ResolveName {
  const askDns = createAskDns({ servers });
  return async (name) => {
    // `localhost` is always this machine, so DNS is not asked.
    if (/(^|\.)localhost\.?$/i.test(name)) return ['127.0.0.1', '::1'];
    const answers = await Promise.all([askDns(name, 'A'), askDns(name, 'AAAA')]);
    return answers.filter(isDefinite).flatMap((answer) => recordsIn(answer));
  };
}

import type { MailPolicy } from '#server/domain/dns/mail-policy.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { App } from '../app-type.ts';

/** The MTA-STS policy. Senders fetch it at `mta-sts.` of each mail domain; other hosts answer 404. */
export function registerMailPolicyRoutes(
  app: App,
  { policy, domains }: { policy: MailPolicy; domains: () => string[] },
) {
  app.get('/.well-known/mta-sts.txt', { schema: { hide: true } as never }, async (request, reply) => {
    const host = request.hostname.toLowerCase();
    const isOurs = domains().some((domain) => host === `mta-sts.${domain}`);
    if (!policy || !isOurs) throw new Refusal('not-found');
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'max-age=300').send(policy.text);
  });
}

import type { composeAccounts } from '#server/compose/accounts.ts';
import type { Config } from '#server/config.ts';
import type { createGuests } from '#server/domain/inboxes/guests.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import { type Limits, networkOf } from '#server/domain/limits.ts';
import type { FollowInboxes } from '#server/domain/mail/follow-inboxes.ts';
import type { ReadMail } from '#server/domain/mail/read-mail.ts';
import type { App } from '#server/http/app-type.ts';
import type { EventStreams } from '#server/http/event-stream.ts';
import { type Identify, requireOwner } from '#server/http/identify.ts';
import { registerEventRoutes } from '#server/http/routes/event-routes.ts';
import { registerGuestRoutes } from '#server/http/routes/guest-routes.ts';
import { registerInboxRoutes, type Twin } from '#server/http/routes/inbox-routes.ts';
import { registerMessageRoutes } from '#server/http/routes/message-routes.ts';
import { createTickets } from '#server/http/tickets.ts';
import type { Vault } from '#server/vault/vault.ts';

const HOUR = 3_600_000;

/** Inboxes and mail, for guests and for accounts: the same doors twice, with another way to identify. */
export function registerInboxes(
  app: App,
  {
    config,
    limits,
    vault,
    guests,
    accounts,
    inboxes,
    mail,
    follow,
    streams,
    now,
  }: {
    config: Config;
    limits: Limits;
    vault: Vault;
    guests: ReturnType<typeof createGuests>;
    accounts: Awaited<ReturnType<typeof composeAccounts>>;
    inboxes: Inboxes;
    mail: ReadMail;
    follow: FollowInboxes;
    streams: EventStreams;
    now: () => Date;
  },
) {
  const identifyGuest: Identify = guests.identify;
  const identifyAccount: Identify = accounts.sessions.identify;
  const reader: Twin['reader'] = (request) => requireOwner(request, [identifyGuest, identifyAccount]);
  const twins: Twin[] = [
    { prefix: '/api/guest', owner: (request) => requireOwner(request, [identifyGuest]), reader },
    { prefix: '/api', owner: (request) => requireOwner(request, [identifyAccount]), reader },
  ];
  const perNetwork = (name: string, max: number) => {
    const limit = { name, max, windowMs: HOUR };
    return {
      take: ({ ip }: { ip: string }) => limits.take(limit, networkOf(ip)),
      undo: ({ ip }: { ip: string }) => limits.undo(limit, networkOf(ip)),
    };
  };
  const limitGeneration = perNetwork('generate', config.generateLimitPerIp);
  const limitInit = perNetwork('init', config.generateLimitPerIp * 10).take;
  const tickets = createTickets({ sign: (text) => vault.fingerprint('ticket', text), now });

  registerGuestRoutes(app, { guests, limitInit });
  for (const twin of twins) {
    registerInboxRoutes(app, { twin, inboxes, limitGeneration });
    registerMessageRoutes(app, { twin, inboxes, mail, tickets });
    registerEventRoutes(app, { twin, inboxes, follow, streams });
  }
}

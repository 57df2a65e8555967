import type { FastifyReply } from 'fastify';
import { brand } from '#contract/brand.ts';
import { inWords, Refusal } from '#server/domain/errors.ts';
import type { AllMail } from '#server/domain/mailpit/all-mail.ts';
import type { App } from '../app-type.ts';
import type { Caller } from './caller.ts';
import { described } from './described.ts';

/** The answer to programs that ask for the version. */
export const VERSION = brand.name;

/** Whether the service works. Needs no token. */
export function registerHealthRoutes(app: App, { ready }: { ready: () => Promise<string[]> }) {
  const hidden = { schema: { hide: true } as never };
  app.get('/livez', hidden, async (_request, reply) => reply.send());
  app.get('/readyz', hidden, async (_request, reply: FastifyReply) =>
    reply.status((await ready()).length ? 503 : 200).send(),
  );
}

/** Calls about the server. Their answers depend on the caller's own mail only. */
export function registerServiceRoutes(app: App, { caller, allMail }: { caller: Caller; allMail: AllMail }) {
  app.get('/api/v1/info', { schema: described('Counts of your mailbox') }, async (request) => {
    const { total, unread, bytes } = await allMail.counts(await caller.inboxesOf(request));
    return {
      Version: VERSION,
      LatestVersion: VERSION,
      Database: 'PostgreSQL',
      DatabaseSize: bytes,
      Messages: total,
      Unread: unread,
      Tags: {},
      RuntimeStats: {
        Uptime: Math.floor(process.uptime()),
        Memory: 0,
        MessagesDeleted: 0,
        SMTPAccepted: 0,
        SMTPAcceptedSize: 0,
        SMTPRejected: 0,
        SMTPIgnored: 0,
      },
    };
  });
  app.get('/api/v1/tags', { schema: described('The tags: there are none') }, async () => []);
  app.get('/api/v1/webui', { schema: described('What this server does not offer') }, async () => ({
    Label: brand.name,
    MessageRelay: {
      Enabled: false,
      SMTPServer: '',
      ReturnPath: '',
      AllowedRecipients: '',
      BlockedRecipients: '',
      OverrideFrom: '',
      PreserveMessageIDs: false,
      RecipientAllowlist: '',
    },
    SpamAssassin: false,
    ChaosEnabled: false,
    DuplicatesIgnored: false,
    HideDeleteAllButton: false,
  }));
}

const MESSAGE = '/api/v1/message/:id';
const MISSING = [
  ['GET', `${MESSAGE}/html-check`, 'HTML checks are'],
  ['GET', `${MESSAGE}/link-check`, 'Link checks are'],
  ['GET', `${MESSAGE}/sa-check`, 'Spam checks are'],
  ['GET', `${MESSAGE}/part/:part/thumb`, 'Thumbnails are'],
  ['POST', `${MESSAGE}/release`, 'Releasing is'],
  ['PUT', '/api/v1/tags', 'Tags are'],
  ['PUT', '/api/v1/tags/:tag', 'Tags are'],
  ['DELETE', '/api/v1/tags/:tag', 'Tags are'],
  ['GET', '/api/v1/chaos', 'Chaos is'],
  ['PUT', '/api/v1/chaos', 'Chaos is'],
] as const;

/** Calls of Mailpit that are refused on purpose. No URL in a mail is ever fetched. */
export function registerMissingRoutes(app: App) {
  for (const [method, url, what] of MISSING)
    app.route({
      method,
      url,
      schema: described(`${what} not available here`),
      handler: async () => {
        throw new Refusal('bad-input', inWords(`${what} not available here.`));
      },
    });
}

import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal, type RefusalKind } from '#server/domain/errors.ts';
import type { Mailboxes } from '#server/domain/inboxes/mailboxes.ts';
import type { FollowInboxes } from '#server/domain/live/follow-inboxes.ts';
import type { Hello, LiveEvent } from '#server/domain/live/live-reader.ts';
import type { ReadMail } from '#server/domain/reading/read-mail.ts';
import type { App } from '../app-type.ts';
import type { EventStreams, StreamReader } from '../event-stream.ts';
import { inContext, type Resource } from './forms.ts';
import type { Caller, RequireMailbox } from './require-mailbox.ts';
import { accountIri, accountResource, deletedResource, messageResource } from './resources.ts';

type Deps = {
  follow: FollowInboxes;
  streams: EventStreams;
  mailboxes: Pick<Mailboxes, 'used'>;
  mail: Pick<ReadMail, 'entry'>;
  requireMailbox: RequireMailbox;
  now: () => Date;
};

/** Live events of an account, in the form of a Mercure hub. */
export function registerLiveRoute(base: App, deps: Deps) {
  const { follow, streams, requireMailbox } = deps;
  base.withTypeProvider<ZodTypeProvider>().get(
    '/.well-known/mercure',
    {
      // A HEAD request would wait for the end of a stream.
      exposeHeadRoute: false,
      config: { slot: 'stream' },
      schema: {
        tags: ['mail.tm'],
        security: [{ bearer: [] }],
        summary: 'Server-sent events of an account, in the form of a Mercure hub',
        querystring: z.object({ topic: z.string().max(200), authorization: z.string().max(200).optional() }),
      },
    },
    async (request, reply) => {
      const open = () => requireMailbox(request, request.query.authorization);
      const caller = await open();
      if (request.query.topic !== accountIri(caller.owner.id)) throw new Refusal('not-found');
      const current = () => open().catch(nullIf('unauthorized'));
      const list = async () => {
        const mailbox = await current();
        return mailbox && [mailbox.inbox];
      };
      const lastEventId = String(request.headers['last-event-id'] ?? '');
      await streams.send(reply, {
        owner: caller.owner,
        currentOwner: async () => (await current())?.owner ?? null,
        async begin() {
          const follower = await follow({ ownerId: caller.owner.id, list, lastEventId });
          return {
            attach: (stream) =>
              follower.attach({
                take: createTranslator(deps, caller, stream),
                end: (error) => stream.end(error),
              }),
            stop: () => follower.stop(),
          };
        },
      });
    },
  );
}

/** Sends what a client of mail.tm expects for each of our events. */
function createTranslator(deps: Deps, caller: Caller, stream: StreamReader) {
  let position = '';
  return async (event: LiveEvent | Hello) => {
    const resources = event.name ? await resourcesOf(deps, caller, event) : [];
    if (!event.name) await stream.take(event);
    for (const [index, resource] of resources.entries()) {
      // A stream that breaks between the two events of a message gets both again.
      const id = index === resources.length - 1 ? event.id : position;
      await stream.take({ id, name: null, data: inContext(resource) });
    }
    position = event.id;
  };
}

async function resourcesOf(deps: Deps, caller: Caller, event: LiveEvent): Promise<Resource[]> {
  const { owner, inbox } = caller;
  /** Nothing for a message that was deleted meanwhile, because the deletion is an event of its own. */
  const read = async (id: string, seen: boolean) => {
    const entry = await deps.mail.entry(inbox, id).catch(nullIf('not-found'));
    return entry ? [messageResource(owner.id, { ...entry, seen })] : [];
  };
  switch (event.name) {
    case 'message': {
      const used = await deps.mailboxes.used(caller);
      return [accountResource(caller, used), ...(await read(event.data.message.id, false))];
    }
    case 'updated':
      // Clients treat every unseen message as new, so no other change is sent.
      return event.data.seen ? read(event.data.id, true) : [];
    case 'deleted':
      return event.data.id ? [deletedResource(owner.id, event.data.id, deps.now())] : [];
    case 'extended':
    case 'labelled':
    case 'attempted':
    case 'expired':
    case 'reload':
      return [];
  }
}

const nullIf =
  (kind: RefusalKind) =>
  (error: unknown): null => {
    if (error instanceof Refusal && error.kind === kind) return null;
    throw error;
  };

import type { SendToSelf } from '#server/domain/delivering/send-to-self.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { FollowInboxes } from '#server/domain/live/follow-inboxes.ts';
import type { Mailbox } from '#server/domain/mailpit/mailbox.ts';
import type { ReadSource } from '#server/domain/mailpit/read-source.ts';
import type { ReadMail } from '#server/domain/reading/read-mail.ts';
import type { App } from '../app-type.ts';
import type { EventStreams } from '../event-stream.ts';
import type { Identify } from '../identify.ts';
import { readJson } from '../read-json.ts';
import { createCaller, createRefuseForeignPages } from './caller.ts';
import { createSendError, sendUnknown } from './errors.ts';
import { registerLiveRoutes } from './live-routes.ts';
import { registerMailboxRoutes } from './mailbox-routes.ts';
import { registerMessageRoutes } from './message-routes.ts';
import { MAILPIT } from './paths.ts';
import { registerSendRoutes } from './send-routes.ts';
import { registerHealthRoutes, registerMissingRoutes, registerServiceRoutes } from './service-routes.ts';

/** The door for clients of Mailpit: the same calls, with one mailbox for each token (decision 025). */
export async function registerMailpit(
  base: App,
  deps: {
    publicUrl: string;
    identify: Identify;
    inboxes: Inboxes;
    mailbox: Mailbox;
    mail: ReadMail;
    source: ReadSource;
    send: SendToSelf;
    follow: FollowInboxes;
    streams: EventStreams;
    ready: () => Promise<string[]>;
    isUnavailable: (error: unknown) => boolean;
    now: () => Date;
  },
) {
  const caller = createCaller(deps);
  const parts = { ...deps, caller };
  await base.register(
    async (app) => {
      app.setErrorHandler(createSendError(deps.isUnavailable));
      app.setNotFoundHandler(sendUnknown);
      // Mailpit reads a body as JSON whatever its type says, and curl sends the type of a form.
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', { parseAs: 'string' }, readJson);
      registerHealthRoutes(app, deps);
      const refuseForeignPages = createRefuseForeignPages(deps.publicUrl);
      await app.register(async (live) => {
        live.addHook('onRequest', refuseForeignPages);
        await registerLiveRoutes(live, parts);
      });
      await app.register(async (own) => {
        own.addHook('onRequest', refuseForeignPages);
        own.addHook('onRequest', caller.authenticate);
        registerMailboxRoutes(own, parts);
        registerMessageRoutes(own, parts);
        registerServiceRoutes(own, parts);
        registerMissingRoutes(own);
        registerSendRoutes(own, parts);
      });
    },
    { prefix: MAILPIT },
  );
}

import type { SendToSelf } from '#server/domain/delivering/send-to-self.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { FollowInboxes } from '#server/domain/live/follow-inboxes.ts';
import type { AllMail } from '#server/domain/mailpit/all-mail.ts';
import type { ReadSource } from '#server/domain/mailpit/read-source.ts';
import type { ReadMail } from '#server/domain/reading/read-mail.ts';
import type { App } from '../app-type.ts';
import type { EventStreams } from '../event-stream.ts';
import type { Identify } from '../identify.ts';
import { readJson } from '../read-json.ts';
import { createCaller, createRefuseForeignPages } from './caller.ts';
import { createSendError, sendUnknown } from './errors.ts';
import { registerListRoutes } from './list-routes.ts';
import { registerLiveRoutes } from './live-routes.ts';
import { registerMessageRoutes } from './message-routes.ts';
import { MAILPIT } from './paths.ts';
import { registerSendRoutes } from './send-routes.ts';
import { registerHealthRoutes, registerMissingRoutes, registerServiceRoutes } from './service-routes.ts';

/** The door for clients of Mailpit: the same calls, with all mail of a token in one list (decision 025). */
export async function registerMailpit(
  base: App,
  deps: {
    publicUrl: string;
    identify: Identify;
    inboxes: Inboxes;
    allMail: AllMail;
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
        registerListRoutes(own, parts);
        registerMessageRoutes(own, parts);
        registerServiceRoutes(own, parts);
        registerMissingRoutes(own);
        registerSendRoutes(own, parts);
      });
    },
    { prefix: MAILPIT },
  );
}

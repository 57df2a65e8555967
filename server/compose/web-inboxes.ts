import type { FastifyRequest } from 'fastify';
import { MIN_PASSWORD, MIN_PROGRAM_PASSWORD } from '#contract/limits.ts';
import { hasRetrieval } from '#server/config.ts';
import { createReadAttempts, createReadDeliveries } from '#server/domain/attempts/read-deliveries.ts';
import { createReportRefusal } from '#server/domain/domains/report-refusal.ts';
import { createGuests } from '#server/domain/inboxes/guests.ts';
import { createInboxes } from '#server/domain/inboxes/inboxes.ts';
import { limitCreation } from '#server/domain/inboxes/limit-creation.ts';
import { createMailboxes } from '#server/domain/inboxes/mailboxes.ts';
import type { Owner } from '#server/domain/inboxes/owner.ts';
import { createFollowInboxes } from '#server/domain/live/follow-inboxes.ts';
import {
  createLoadArrivals,
  createLoadChanges,
  createLoadPositions,
} from '#server/domain/live/load-changes.ts';
import { createPushMarks } from '#server/domain/live/push-marks.ts';
import { createWaitForMail } from '#server/domain/live/wait-for-mail.ts';
import type { ManagePush, PushKey } from '#server/domain/push/manage-push.ts';
import { createReadMail } from '#server/domain/reading/read-mail.ts';
import { createReaderProofs } from '#server/domain/reading/reader-proofs.ts';
import type { RemoteImages } from '#server/domain/reading/remote-images.ts';
import { createReadWords } from '#server/domain/searching/read-words.ts';
import { createSearchMail } from '#server/domain/searching/search-mail.ts';
import { createReadArrival } from '#server/domain/subscribers/read-arrival.ts';
import type { App } from '#server/http/app-type.ts';
import type { EventStreams } from '#server/http/event-stream.ts';
import { bearerOf, type Identify, requireOwnerOf } from '#server/http/identify.ts';
import type { IsOwnName } from '#server/http/own-names.ts';
import { registerAliasRoutes } from '#server/http/routes/alias-routes.ts';
import { registerEventRoutes } from '#server/http/routes/event-routes.ts';
import { registerGuestRoutes } from '#server/http/routes/guest-routes.ts';
import { registerImageLinkRoutes, registerImageRoute } from '#server/http/routes/image-routes.ts';
import { type Audience, registerInboxRoutes } from '#server/http/routes/inbox-routes.ts';
import { registerMessageRoutes } from '#server/http/routes/message-routes.ts';
import { registerPushKeyRoute, registerPushRoutes } from '#server/http/routes/push-routes.ts';
import { registerWaitRoutes } from '#server/http/routes/wait-routes.ts';
import { createSanitizer } from '#server/mime/sanitizing/sanitizer.ts';
import { createSearchWorker } from '#server/mime/searching/search-worker.ts';
import type { Accounts } from './accounts.ts';
import type { Analysis } from './analysis.ts';
import type { Base } from './base.ts';
import type { Callers } from './callers.ts';

/** A browser asks for the file as soon as it has the ticket. */
const TICKET_MS = 60_000;

/** Inboxes and mail: guests, inboxes, reading and live events. For the web, and for jobs that read mail. */
export function composeInboxes(
  base: Base,
  { passwords, analysis }: Pick<Accounts, 'passwords'> & { analysis: Analysis },
) {
  const { config, stores, vault, limits, hub, metrics, now, closers } = base;
  const { messages } = stores;
  const sanitizer = createSanitizer({});
  closers.defer(async () => void (await sanitizer.close()));
  const searchWorker = createSearchWorker();
  closers.defer(() => searchWorker.close());
  const searchMail = createSearchMail({ readWords: createReadWords({ messages, vault, searchWorker }) });
  const mail = createReadMail({ messages, vault, sanitizer, searchMail, now });
  const loadChanges = createLoadChanges({ messages, now });
  const loadArrivals = createLoadArrivals({ messages, now });
  const marks = createPushMarks({ messages, now });
  closers.defer(async () => void (await marks.close()));

  const guests = createGuests({ guests: stores.guests, now });
  const shared = {
    inboxes: stores.inboxes,
    partitions: stores.partitions,
    vault,
    book: base.domains.book,
    now,
  };
  const { plans, guestCooldownMs: cooldownMs } = config;
  const inboxes = createInboxes({ ...shared, plans, cooldownMs, onGenerated: base.tally.addAddress });
  const mailboxes = createMailboxes({
    ...shared,
    messages,
    passwords,
    limits,
    plans,
    minPassword: hasRetrieval(config) ? MIN_PROGRAM_PASSWORD : MIN_PASSWORD,
  });

  return {
    messages,
    sanitizer,
    searchWorker,
    searchMail,
    analysis,
    mail,
    guests,
    inboxes,
    mailboxes,
    creation: limitCreation({
      guests,
      inboxes,
      mailboxes,
      limits,
      perNetwork: () => config.generateLimitPerIp,
    }),
    readDeliveries: createReadDeliveries({
      readAttempts: createReadAttempts({ attempts: stores.attempts, messages, vault, plans }),
      domains: stores.domains,
      catchAll: stores.catchAll,
      book: base.domains.book,
    }),
    reportRefusal: createReportRefusal({ reports: stores.refusedSites, limits, vault, now }),
    readArrival: createReadArrival({ messages, summary: mail.summary, vault }),
    wait: createWaitForMail({ messages, hub, loadArrivals, summary: mail.summary, now }),
    follow: createFollowInboxes({
      hub,
      loadChanges,
      loadPositions: createLoadPositions({ messages, now }),
      summary: mail.summary,
      onPushed(row) {
        if (row.storedAt)
          metrics.pushSeconds.observe(Math.max(0, now().getTime() - row.storedAt.getTime()) / 1000);
        marks.add({ inboxId: row.inboxId, latestEnd: row.latestEnd, seq: row.seq });
      },
      isClosed: (id) => stores.inboxes.isClosed({ id, now: now() }),
      hasEnded: (address, ownerId) => base.domains.book.locate(address, ownerId) === null,
      now,
    }),
  };
}

export type Inboxes = ReturnType<typeof composeInboxes>;

type Parts = {
  inboxes: Inboxes;
  /** Null when the operator has switched them off. */
  images: RemoteImages | null;
  streams: EventStreams;
  isOwnName: IsOwnName;
  callers: Callers;
  push: ManagePush<Owner>;
  pushKey: PushKey;
};

/** The same routes for guests and for accounts; the two differ only in how a request is identified. */
export function registerInboxes(
  app: App,
  base: Base,
  { inboxes: parts, images, streams, isOwnName, callers, push, pushKey }: Parts,
) {
  const { vault, now } = base;
  const { identifyGuest, identifyKey, identifyMember, identifyReader, identifyProgram } = callers;
  const { inboxes, creation, readDeliveries, reportRefusal, mail, follow, wait } = parts;
  const by =
    (identify: Identify) =>
    (request: FastifyRequest, token = bearerOf(request)) =>
      requireOwnerOf(request, token, identify);
  const audiences: Audience[] = [
    { prefix: '/api/guest', owner: by(identifyGuest), reader: by(identifyReader) },
    { prefix: '/api', owner: by(identifyMember), reader: by(identifyProgram) },
  ];
  const tickets = createReaderProofs({ vault, place: 'file link', lifetimeMs: TICKET_MS, now });

  registerGuestRoutes(app, { creation, isOwnName });
  registerPushKeyRoute(app, { pushKey });
  registerAliasRoutes(app, { creation, identifyKey });
  if (images) registerImageRoute(app, { images });
  for (const audience of audiences) {
    registerInboxRoutes(app, { audience, inboxes, creation, readDeliveries, reportRefusal });
    registerMessageRoutes(app, { audience, inboxes, mail, tickets });
    if (images) registerImageLinkRoutes(app, { audience, inboxes, images });
    registerEventRoutes(app, { audience, inboxes, follow, streams });
    registerWaitRoutes(app, { audience, inboxes, wait, streams });
    registerPushRoutes(app, { audience, push });
  }
}

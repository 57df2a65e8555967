import { watchBlocks } from '#server/domain/blocks/watch-blocks.ts';
import { createFindRecipients } from '#server/domain/delivering/catch-all.ts';
import { createDeliverMail } from '#server/domain/delivering/deliver-mail.ts';
import { type AdmitMail, createSendToSelf } from '#server/domain/delivering/send-to-self.ts';
import { inWords, Refusal } from '#server/domain/errors.ts';
import { createAllMail } from '#server/domain/mailpit/all-mail.ts';
import { createReadSource } from '#server/domain/mailpit/read-source.ts';
import { createSearchAllMail } from '#server/domain/mailpit/search-all-mail.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import { BYTES_PER_RECIPIENT, networkFull } from '#server/domain/stored-bytes.ts';
import type { App } from '#server/http/app-type.ts';
import type { EventStreams } from '#server/http/event-stream.ts';
import { registerMailpit } from '#server/http/mailpit/mailpit-door.ts';
import type { SearchWorker } from '#server/mime/searching/search-worker.ts';
import { isUnavailable } from '#server/store/unavailable.ts';
import type { Analysis } from './analysis.ts';
import type { Base } from './base.ts';
import type { Callers } from './callers.ts';
import { createHasRoom } from './has-room.ts';
import type { Inboxes } from './web-inboxes.ts';

type Parts = {
  inboxes: Inboxes;
  streams: EventStreams;
  callers: Callers;
  /** What is missing before this process can work. */
  ready: () => Promise<string[]>;
};

/** The door for clients of Mailpit. */
export async function registerMailpitDoor(app: App, base: Base, parts: Parts) {
  const { config, stores, vault, hub, now } = base;
  const { messages, sanitizer, inboxes, mail, follow } = parts.inboxes;
  const { searchMail, searchWorker } = parts.inboxes;
  const store = stores.mailboxes;
  const searchAllMail = createSearchAllMail({ store, searchMail, vault });
  await registerMailpit(app, {
    publicUrl: config.publicUrl,
    identify: parts.callers.identifyProgram,
    inboxes,
    allMail: createAllMail({ store, messages, searchAllMail, vault, now }),
    mail,
    source: createReadSource({ messages, vault, hub, sanitizer }),
    send: await composeSend(base, searchWorker, parts.inboxes.analysis),
    follow,
    streams: parts.streams,
    ready: parts.ready,
    isUnavailable,
    now,
  });
}

/** A mail sent over HTTP takes the same path as one from SMTP, with the same checks. */
async function composeSend(base: Base, searchWorker: SearchWorker, analysis: Analysis) {
  const { config, stores, vault, now } = base;
  const { plans } = config;
  const { book } = base.domains;
  const { deliveries } = stores;
  return createSendToSelf({
    searchWorker,
    findRecipients: createFindRecipients({
      deliveries,
      vault,
      plans,
      book,
      isCatchAll: config.catchAll !== null,
      now,
    }),
    deliverMail: createDeliverMail({
      vault,
      deliveries,
      push: async ({ seal }) => (await deliveries.commit([seal()], now()))[0]!,
      plans,
      onStored: analysis.stored,
      now,
    }),
    admit: await composeAdmit(base),
  });
}

async function composeAdmit(base: Base): Promise<AdmitMail> {
  const { stores, log, storedBytes, now, closers } = base;
  const blocks = await watchBlocks({
    store: stores.blocks,
    now,
    onProblem: (err) => log.warn({ err }, 'the block list could not be read'),
  });
  closers.defer(async () => blocks.close());
  const hasRoom = createHasRoom(base);

  return async ({ ip, from, bytes, recipients }) => {
    if (blocks.hasNetwork(ip) || blocks.hasSender(from))
      throw new Refusal('blocked', inWords(smtpTexts.blockedSender));
    if (!(await hasRoom())) throw new Refusal('disk-full', inWords(smtpTexts.outOfSpace));
    if (!storedBytes.open(ip).take(bytes + recipients * BYTES_PER_RECIPIENT)) throw networkFull();
  };
}

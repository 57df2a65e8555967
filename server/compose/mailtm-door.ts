import type { App } from '#server/http/app-type.ts';
import type { EventStreams } from '#server/http/event-stream.ts';
import { registerMailtmDoor } from '#server/http/mailtm/mailtm-door.ts';
import { createRequireMailbox } from '#server/http/mailtm/require-mailbox.ts';
import { isUnavailable } from '#server/store/unavailable.ts';
import type { Base } from './base.ts';
import type { Inboxes } from './web-inboxes.ts';

type Parts = { inboxes: Inboxes; streams: EventStreams };

/** The API of mail.tm, at /mailtm and at the root of the hosts in MAILTM_HOSTS. */
export function registerMailtm(
  app: App,
  { domains: { book }, vault, now }: Base,
  { inboxes, streams }: Parts,
) {
  const requireMailbox = createRequireMailbox(inboxes.mailboxes);
  const domains = () =>
    book.choices('free').map(({ name: domain }) => ({
      id: vault.fingerprint('mailbox', `domain ${domain}`).toString('hex', 0, 12),
      domain,
    }));
  return registerMailtmDoor(app, { ...inboxes, streams, requireMailbox, domains, isUnavailable, now });
}

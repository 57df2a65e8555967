import type { MessageDetail } from '#contract/messages.ts';
import type { Mailbox } from '#server/domain/inboxes/mailboxes.ts';
import { textOfMessage } from '#server/domain/reading/mail-text.ts';
import type { MessageEntry } from '#server/domain/stored-mail/summary.ts';
import { dateOf, type Resource } from './forms.ts';

/** Clients expect a number here. The real limit of an inbox comes from its plan. */
const QUOTA = 40_000_000;
const INTRO = 120;
/** The most characters of a text that we make from HTML. */
const MAX_TEXT = 100_000;
/** We do not record when a domain was added. */
const LONG_AGO = dateOf(new Date(0));

export const domainResource = (id: string, domain: string): Resource => ({
  type: 'Domain',
  iri: `/domains/${id}`,
  fields: { id, domain, isActive: true, isPrivate: false, createdAt: LONG_AGO, updatedAt: LONG_AGO },
});

export const accountIri = (id: string) => `/accounts/${id}`;

export function accountResource({ owner, inbox }: Mailbox, used: number): Resource {
  const createdAt = dateOf(inbox.createdAt);
  return {
    type: 'Account',
    iri: accountIri(owner.id),
    fields: {
      id: owner.id,
      address: inbox.address,
      quota: QUOTA,
      used,
      isDisabled: false,
      isDeleted: false,
      createdAt,
      updatedAt: createdAt,
    },
  };
}

/** A message as lists and events show it. */
export function messageResource(ownerId: string, entry: MessageEntry): Resource {
  const { id, messageId, fromName, fromAddress, to, subject, snippet, seen, hasAttachments, size } = entry;
  const receivedAt = dateOf(new Date(entry.timestamp));
  return messageOf(ownerId, id, {
    msgid: messageId,
    from: { address: fromAddress, name: fromName },
    to: [describePerson({ address: to, name: '' })],
    subject,
    intro: [...snippet].slice(0, INTRO).join(''),
    seen,
    isDeleted: false,
    hasAttachments,
    size,
    createdAt: receivedAt,
    updatedAt: receivedAt,
    code: entry.code,
    link: entry.link,
  });
}

/** Only the id of a deleted message is kept, but strict clients expect every field. */
export function deletedResource(ownerId: string, id: string, now: Date): Resource {
  return messageOf(ownerId, id, {
    msgid: '',
    from: { address: '', name: '' },
    to: [],
    subject: '',
    intro: '',
    seen: false,
    isDeleted: true,
    hasAttachments: false,
    size: 0,
    createdAt: dateOf(now),
    updatedAt: dateOf(now),
    code: null,
    link: null,
  });
}

const messageOf = (ownerId: string, id: string, fields: Record<string, unknown>): Resource => ({
  type: 'Message',
  iri: `/messages/${id}`,
  fields: {
    id,
    accountId: accountIri(ownerId),
    ...fields,
    downloadUrl: `/messages/${id}/download`,
    sourceUrl: `/sources/${id}`,
  },
});

type Person = { name: string; address: string };
type Detail = Omit<MessageDetail, 'to' | 'cc' | 'replyTo'> & Record<'to' | 'cc', Person[]>;

/** A message with its texts and files. */
export function detailResource(entry: MessageEntry, detail: Detail, mailbox: Mailbox): Resource {
  const { type, iri, fields } = messageResource(mailbox.owner.id, entry);
  const { html, shown } = linkInline(detail);
  return {
    type,
    iri,
    fields: {
      ...fields,
      // The whole subject, and what was found while the message was opened.
      subject: detail.subject,
      code: detail.code,
      link: detail.link,
      to: detail.to.length ? detail.to.map(describePerson) : fields.to,
      cc: detail.cc.map(describePerson),
      bcc: [],
      flagged: false,
      verifications: verificationsOf(detail.auth),
      retention: true,
      retentionDate: dateOf(mailbox.inbox.endsAt),
      text: detail.text ?? textOfMessage(detail, MAX_TEXT).text,
      html,
      attachments: detail.attachments.map(({ filename, contentType, size }, index) => ({
        id: fileId(index),
        filename,
        contentType,
        disposition: 'attachment',
        transferEncoding: 'base64',
        related: shown.has(fileId(index)),
        size,
        downloadUrl: `${iri}/attachment/${fileId(index)}`,
      })),
    },
  };
}

const verificationsOf = ({ tls, spf, dkim }: MessageDetail['auth']) => ({
  tls: tls ? { name: tls.cipher, standardName: tls.cipher, version: tls.version } : false,
  spf: spf.result === 'pass',
  dkim: dkim.some(({ result }) => result === 'pass'),
});

const describePerson = ({ address, name }: Person) => ({ address, name });

const fileId = (index: number) => `ATTACH${String(index + 1).padStart(6, '0')}`;

/** The place of a file in the list of attachments, or -1. */
export const indexOfFile = (id: string) => Number(/^ATTACH(\d{6})$/.exec(id)?.[1] ?? 0) - 1;

/**
 * The HTML, and which files it shows. The sanitizer has moved `cid:` sources to `data-cid`. Clients look for
 * `attachment:` and the id of the file.
 */
function linkInline({ html, attachments }: Pick<MessageDetail, 'html' | 'attachments'>) {
  const shown = new Set<string>();
  const ids = new Map(attachments.map(({ contentId }, index) => [contentId, fileId(index)]));
  const linked = html?.replace(
    /(<img\b[^>]*?\s)data-cid="([^"]*)"/g,
    (whole, before: string, cid: string) => {
      const id = ids.get(unescapeHtml(cid));
      if (!id) return whole;
      shown.add(id);
      return `${before}src="attachment:${id}"`;
    },
  );
  return { html: linked === undefined ? [] : [linked], shown };
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" };
const unescapeHtml = (text: string) =>
  text.replace(/&(amp|quot|lt|gt|#39);/g, (_, name: string) => ENTITIES[name]!);

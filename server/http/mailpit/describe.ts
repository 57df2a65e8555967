import type { MailpitEntry, MailpitMessage } from '#contract/mailpit.ts';
import type { MailEntry } from '#server/domain/mailpit/all-mail.ts';
import type { MailSource, SourceFile } from '#server/domain/mailpit/read-source.ts';
import type { Found } from '#server/domain/stored-mail/found.ts';
import type { OpenMessage } from '#server/domain/stored-mail/open-message.ts';
import { filesOf, messageIdOf, recipientsOf } from '#server/domain/stored-mail/stored-summary.ts';

type Person = { name: string; address: string };

export function describeEntry({ row, summary, found }: MailEntry): MailpitEntry {
  const { to, cc, bcc, replyTo } = recipientsOf(summary);
  return {
    ID: row.id,
    MessageID: messageIdOf(summary),
    Read: row.seen,
    From: describePerson(summary.from),
    To: to.map(describePerson),
    Cc: cc.map(describePerson),
    Bcc: bcc.map(describePerson),
    ReplyTo: replyTo.map(describePerson),
    Subject: summary.subject,
    Created: row.receivedAt.toISOString(),
    Username: summary.username ?? '',
    Tags: [],
    Size: row.size,
    Attachments: filesOf(summary).attachments,
    Snippet: summary.snippet,
    ...describeFound(found),
  };
}

export function describeMessage({ row }: OpenMessage, source: MailSource): MailpitMessage {
  const filesOf = (inline: boolean) =>
    source.files.filter(({ isInline }) => isInline === inline).map(describeFile);
  return {
    ID: row.id,
    MessageID: source.messageId,
    From: describePerson(source.from),
    To: source.to.map(describePerson),
    Cc: source.cc.map(describePerson),
    Bcc: source.bcc.map(describePerson),
    ReplyTo: source.replyTo.map(describePerson),
    ReturnPath: source.returnPath,
    Subject: source.subject,
    ListUnsubscribe: describeUnsubscribe(source),
    Date: source.date.toISOString(),
    Tags: [],
    Username: source.username,
    Text: source.text,
    HTML: source.html,
    Size: row.size,
    Inline: filesOf(true),
    Attachments: filesOf(false),
    ...describeFound(source.found),
  };
}

export const describeFound = (found: Pick<Found, 'code' | 'link'> | null) => ({
  ...(found?.code ? { Code: found.code.value, Codes: [found.code.value] } : {}),
  ...(found?.link ? { VerificationLink: found.link.url } : {}),
  ...(found?.link?.misleading ? { VerificationLinkMisleading: true as const } : {}),
});

/** Header names as Mailpit writes them: `Message-Id`, `Mime-Version`. */
export function describeHeaders(fields: Array<{ name: string; value: string }>): Record<string, string[]> {
  const canonical = (name: string) =>
    name.toLowerCase().replace(/(^|-)([a-z])/g, (_, dash, letter) => dash + letter.toUpperCase());
  const byName = Map.groupBy(fields, ({ name }) => canonical(name));
  return Object.fromEntries([...byName].map(([name, all]) => [name, all.map(({ value }) => value)]));
}

const describePerson = ({ name, address }: Person) => ({ Name: name, Address: address });

const describeFile = ({ id, filename, type, contentId, size, checksums }: SourceFile) => ({
  PartID: id,
  FileName: filename,
  ContentType: type,
  ContentID: contentId ?? '',
  Size: size,
  Checksums: { MD5: checksums.md5, SHA1: checksums.sha1, SHA256: checksums.sha256 },
});

function describeUnsubscribe({ listUnsubscribe, listUnsubscribePost }: MailSource) {
  const links = [...listUnsubscribe.matchAll(/<((?:https?|mailto):[^<>\s]{1,2000})>/gi)].map(
    ([, link]) => link!,
  );
  const isBad = listUnsubscribe !== '' && !links.length;
  return {
    Header: listUnsubscribe,
    Links: links.slice(0, 2),
    Errors: isBad ? 'no valid unsubscribe links found' : '',
    HeaderPost: listUnsubscribePost,
  };
}

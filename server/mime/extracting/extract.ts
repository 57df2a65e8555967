import type { Content } from './block.ts';
import { findCertainCode, findCode } from './find-code.ts';
import { findLink } from './find-link.ts';
import { findUnsubscribe } from './find-unsubscribe.ts';
import { fold } from './fold.ts';
import type { Found } from './found.ts';
import { isMisleading } from './is-misleading.ts';
import { languagesOf } from './languages.ts';
import { readHtml } from './read-html.ts';
import { readText } from './read-text.ts';

export type { Found } from './found.ts';

export type MailToRead = {
  subject: string;
  text: string | null;
  /** As sent, before sanitizing. */
  html: string | null;
  from: { name: string; address: string };
  ownAddresses: string[];
  listUnsubscribe: string;
};

const MAX_SUBJECT = 500;

/**
 * Finds what a mail asks its reader to do. Senders may be hostile, so the time it takes grows no faster than the mail, and
 * everything after a fixed size is ignored. It makes no requests.
 */
export function extract(mail: MailToRead): Found {
  const subject = fold(mail.subject.slice(0, MAX_SUBJECT)).trim();
  const contents: Content[] = [];
  if (mail.html) contents.push(readHtml(mail.html));
  if (mail.text) contents.push(readText(mail.text));
  const languages = languagesOf(subject, contents);
  const addresses = [...mail.ownAddresses, mail.from.address, mail.from.name];
  const unsubscribe = findUnsubscribe(mail.listUnsubscribe, contents);
  const code = findCertainCode(contents) ?? findCode({ subject, contents, addresses, languages });
  const link = findLink({
    subject,
    contents,
    code: code?.value ?? null,
    unsubscribe: unsubscribe?.url ?? null,
    languages,
  });
  if (link && mail.html && isMisleading(mail.html, link.url)) link.misleading = true;
  return { code, link, unsubscribe };
}

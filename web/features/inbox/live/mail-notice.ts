import type { MessageSummary } from '#contract/messages.ts';
import { senderName } from '#web/lib/sender-name.ts';
import { doubtOf } from '../sender/doubt-of.ts';

/** `title` and `body` are for a desktop notification, `spoken` is for screen readers. */
export type MailNotice = { title: string; body: string; spoken: string };

/**
 * A new message in words for somebody who may not see the page. It has no code while its sender is being checked, and
 * never one from a doubtful sender.
 */
export function noticeOf(message: MessageSummary, areChecked: boolean): MailNotice {
  const { from, subject, code, sender } = message;
  const name = senderName(from);
  if (doubtOf(message)) {
    const title = 'Suspicious message';
    return { title, body: `Says it is from ${name}`, spoken: `${title}: says it is from ${name}` };
  }
  const notice = (body: string, spoken = body) => ({
    title: name,
    body,
    spoken: `New message from ${name}: ${spoken}`,
  });
  if (!code) return notice(subject, subject || 'no subject');
  // Not even the subject, which often has the code.
  if (areChecked && sender.verdict === 'unchecked') return notice('Sender not checked yet');
  // A code is read out one character at a time.
  return notice(`Your code is ${code.value}`, `code ${[...code.value].join(' ')}`);
}

import type { MessageSummary } from '#contract/messages.ts';
import { senderName } from '#contract/sender-name.ts';
import { doubtOf } from '../sender/doubt-of.ts';
import { texts } from './texts.ts';

/** `title` and `body` are for a desktop notification, `spoken` is for screen readers. */
export type MailNotice = { title: string; body: string; spoken: string };

/**
 * Words about a new message, for somebody who may not see the page. They leave out the code while the sender is being
 * checked, and for good if the sender is doubtful. `check` is false where senders are not checked.
 */
export function noticeOf(message: MessageSummary, check: false | 'running' | 'failed'): MailNotice {
  const { from, subject, code, sender } = message;
  const name = senderName(from);
  if (doubtOf(message)) {
    const spoken = texts.spoken.suspicious(name);
    return { title: texts.suspiciousMessage, body: texts.saysItIsFrom(name), spoken };
  }
  const notice = (body: string, spoken: string) => ({ title: name, body, spoken });
  if (!code) {
    const spoken = subject ? texts.spoken.subject({ name, subject }) : texts.spoken.noSubject(name);
    return notice(subject, spoken);
  }
  // A code is read out one character at a time.
  const spelled = { name, code: [...code.value].join(' ') };
  if (!check || sender.verdict !== 'unchecked')
    return notice(texts.yourCode(code.value), texts.spoken.code(spelled));
  // Not even the subject, which often has the code.
  if (check === 'running') return notice(texts.notCheckedYet, texts.spoken.notCheckedYet(name));
  return notice(texts.yourCodeFromUnchecked(code.value), texts.spoken.codeFromUnchecked(spelled));
}

/**
 * What there is to say that was not said yet, warnings first. Later there is more to say only about a code or a warning, and not if a
 * code was hidden. `late` are messages whose sender should have been checked by now.
 */
export function takeNews(
  messages: MessageSummary[],
  said: Map<string, string>,
  areChecked: boolean,
  late: ReadonlySet<string>,
) {
  const news = messages.flatMap((message) => {
    const { id, code, sender } = message;
    const before = said.get(id);
    if (before === undefined || (before && !code && sender.verdict !== 'suspicious')) return [];
    const notice = noticeOf(message, areChecked && (late.has(id) ? 'failed' : 'running'));
    if (notice.spoken === before) return [];
    said.set(id, notice.spoken);
    return [{ id, notice, isDoubtful: doubtOf(message) !== null }];
  });
  return news.sort((a, b) => Number(b.isDoubtful) - Number(a.isDoubtful));
}

/** One sentence for screen readers about all of them. `arrived` is how many messages have just come. */
export function sayNews(news: ReturnType<typeof takeNews>, arrived: number): string {
  if (arrived < 2) return news[0]!.notice.spoken;
  const doubtful = news.filter(({ isDoubtful }) => isDoubtful).length;
  return doubtful ? texts.spoken.severalWithSuspicious(arrived, doubtful) : texts.spoken.several(arrived);
}

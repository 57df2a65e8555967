import { findLanguage, type Prefix } from '#contract/languages.ts';
import { messageLink } from '#contract/message-link.ts';
import type { MessageSummary } from '#contract/messages.ts';
import { senderName, splitSender } from '#contract/sender-name.ts';
import { findTrick } from '#contract/sender-tricks/find-trick.ts';
import { cutText } from '#server/mime/reading/header-text.ts';

const [MAX_SENDER, MAX_SUBJECT] = [80, 160];

/** What is shown of a message: everything that lists show, or nothing that a stranger could use. */
export type Content = 'full' | 'hidden';
export type PushTexts = {
  newMail: string;
  code: (values: { code: string }) => string;
  noSubject: string;
  notCheckedYet: string;
  leadsElsewhere: string;
  suspicious: string;
  saysItIsFrom: (values: { name: string }) => string;
  open: string;
  copyCode: string;
};

/** The message for a browser, in the declarative form that Safari shows by itself. Our worker shows it in other browsers. */
export function pushMessage({
  address,
  message,
  content,
  areChecked,
  language,
  texts,
  publicUrl,
}: {
  address: string;
  message: MessageSummary;
  content: Content;
  /** Whether this installation checks senders. */
  areChecked: boolean;
  language: Prefix;
  texts: PushTexts;
  publicUrl: string;
}): object {
  const page = findLanguage(language);
  const { lang, dir } = page;
  const link = (copies: boolean) =>
    new URL(messageLink(page, { address, id: message.id, copies }), publicUrl).href;
  const { hasCode, ...shown }: Shown =
    content === 'full' ? describe(message, areChecked, texts) : { title: texts.newMail, body: '' };
  return {
    web_push: 8030,
    notification: {
      ...shown,
      navigate: link(false),
      lang,
      dir,
      tag: message.id,
      actions: [
        ...(hasCode ? [{ action: 'copy', title: texts.copyCode, navigate: link(true) }] : []),
        { action: 'open', title: texts.open, navigate: link(false) },
      ],
    },
  };
}

type Shown = { title: string; body: string; hasCode?: true };

/** The same rules as on the page: a warning of a doubtful sender, and no code of one that is not checked yet. */
function describe(
  { from, subject, code, link, sender }: MessageSummary,
  areChecked: boolean,
  texts: PushTexts,
): Shown {
  const name = cutText(senderName(from), MAX_SENDER);
  if (sender.verdict === 'suspicious' || findTrick(splitSender(from)?.name ?? '', sender.domain))
    return { title: texts.suspicious, body: texts.saysItIsFrom({ name }) };
  const about = cutText(subject, MAX_SUBJECT) || texts.noSubject;
  const lines = [about, ...(link?.misleading ? [texts.leadsElsewhere] : [])];
  if (!code) return { title: name, body: lines.join('\n') };
  // Not even the subject, which often has the code.
  if (areChecked && sender.verdict === 'unchecked') return { title: name, body: texts.notCheckedYet };
  return { title: name, body: [texts.code({ code: code.value }), ...lines].join('\n'), hasCode: true };
}

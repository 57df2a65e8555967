import type { MessageDetail } from '#contract/messages.ts';
import { cutText } from '#server/mime/reading/header-text.ts';
import { textOfHtml } from '#server/mime/reading/html-text.ts';

/**
 * Characters that a person does not see, apart from line ends, tabs and the joiners inside words and emoji. Senders hide
 * instructions for language models in them.
 */
const INVISIBLE = /[^\P{C}\n\t\u200c\u200d]|[\u{e0100}-\u{e01ef}]/gu;

/** What a person would see of a text, without its invisible characters. */
export const visible = (text: string, maxLength: number) =>
  cutText(text.slice(0, maxLength * 2).replace(INVISIBLE, ''), maxLength);

/** The text of a message for readers without HTML, at most `maxLength` characters, and whether it was cut. */
export function textOfMessage(message: MessageDetail, maxLength: number) {
  const { text, html, fullContent } = message;
  const whole = text ?? (html ? textOfHtml(html, maxLength) : fullContent);
  return { text: visible(whole.replaceAll('\r\n', '\n'), maxLength), isCut: whole.length > maxLength };
}

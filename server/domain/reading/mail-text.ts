import type { MessageDetail } from '#contract/messages.ts';
import { cutText } from '#server/mime/reading/header-text.ts';
import { textOfHtml } from '#server/mime/reading/html-text.ts';

/** The text of a message for readers without HTML, at most `maxLength` characters, and whether it was cut. */
export function textOfMessage(
  { text, html, fullContent }: Pick<MessageDetail, 'text' | 'html' | 'fullContent'>,
  maxLength: number,
) {
  const whole = text ?? (html ? textOfHtml(html, maxLength) : fullContent);
  return { text: cutText(whole.replaceAll('\r\n', '\n'), maxLength), isCut: whole.length > maxLength };
}

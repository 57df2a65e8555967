import { messageHash } from '#contract/message-link.ts';
import { showNotification } from '#web/lib/shown-notifications.ts';
import { texts } from '../texts.ts';
import type { MailNotice } from './mail-notice.ts';
import { pageContent } from './notifications.ts';

/** Shows a notification if they are on and the page is not visible. A press leads back to the page, and to the message. */
export async function notifyOfMail(address: string, id: string, notice: MailNotice): Promise<void> {
  const content = pageContent();
  if (!content || !document.hidden) return;
  const { title, body } = content === 'full' ? notice : { title: texts.newMessage, body: '' };
  const page = location.href.replace(/#.*/, '');
  const data = { '': page + messageHash({ address, id, copies: false }) };
  // If it fails, the page shows the mail itself.
  await showNotification(title, { body, tag: id, icon: '/icon-192.png', data }).catch(() => undefined);
}

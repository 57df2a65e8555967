import { texts } from '../texts.ts';
import type { MailNotice } from './mail-notice.ts';
import { pageContent } from './notifications.ts';

/** Shows a notification if they are on and the page is not visible. A press leads back to the page. */
export async function notifyOfMail(id: string, notice: MailNotice): Promise<void> {
  const content = pageContent();
  if (!content || !document.hidden) return;
  const { title, body } = content === 'full' ? notice : { title: texts.newMessage, body: '' };
  const data = { '': location.pathname + location.search };
  const options = { body, tag: id, icon: '/icon-192.png', data };
  try {
    // Browsers on Android have no other way.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) return await registration.showNotification(title, options);
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // The page shows the mail itself.
  }
}

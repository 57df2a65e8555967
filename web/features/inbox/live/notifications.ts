import { local, readText, writeText } from '#web/lib/storage.ts';
import type { MailNotice } from './mail-notice.ts';

const KEY = 'mail_notifications';

export function canNotify(): boolean {
  return typeof window !== 'undefined' && 'Notification' in window;
}

export function wantsNotifications(): boolean {
  return canNotify() && Notification.permission === 'granted' && readText(local, KEY) === 'on';
}

/** Switching on asks the browser for permission. Resolves to whether notifications are on now. */
export async function setNotifications(on: boolean): Promise<boolean> {
  const granted = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  writeText(local, KEY, granted ? 'on' : null);
  return granted;
}

/** Shows a desktop notification if they are switched on and the page is not visible. */
export function notifyOfMail(id: string, { title, body }: MailNotice): void {
  if (!wantsNotifications() || !document.hidden) return;
  const notification = new Notification(title, { body, tag: id, icon: '/icon-192.png' });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

import type { MessageSummary } from '#contract/messages.ts';
import { local, readText, writeText } from '#web/lib/storage.ts';
import { senderName } from '../list/message-list.ts';

const KEY = 'mail_notifications';

export function canNotify(): boolean {
  return typeof window !== 'undefined' && 'Notification' in window;
}

export function wantsNotifications(): boolean {
  return canNotify() && Notification.permission === 'granted' && readText(local, KEY) === 'on';
}

/** Asks the browser when switched on. Gives what is in force now. */
export async function setNotifications(on: boolean): Promise<boolean> {
  const granted = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  writeText(local, KEY, granted ? 'on' : null);
  return granted;
}

/** A desktop notification, for who asked for it and is looking elsewhere. */
export function notifyOfMail({ id, from, subject }: MessageSummary): void {
  if (!wantsNotifications() || !document.hidden) return;
  const notification = new Notification(senderName(from), { body: subject, tag: id, icon: '/icon-192.png' });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

import type { MessageSummary } from '#contract/messages.ts';
import { senderName } from '#web/lib/sender-name.ts';
import { local, readText, writeText } from '#web/lib/storage.ts';

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

/** Shows a desktop notification if they are switched on and the page is not visible. A doubtful sender gets no code into it. */
export async function notifyOfMail(message: MessageSummary): Promise<void> {
  if (!wantsNotifications() || !document.hidden) return;
  const { id, from, subject, code } = message;
  const isDoubtful = code && (await isInDoubt(message));
  const body = code && !isDoubtful ? `Your code is ${code.value}` : subject;
  const notification = new Notification(senderName(from), { body, tag: id, icon: '/icon-192.png' });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** Loaded only now, because most visits to home have no mail. */
const isInDoubt = (message: MessageSummary) =>
  import('../sender/doubt-of.ts').then(
    ({ doubtOf }) => doubtOf(message) !== null,
    () => true,
  );

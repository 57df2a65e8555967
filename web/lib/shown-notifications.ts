import { type LinkedMessage, readMessageHash } from '#contract/message-link.ts';

/** Notifications that a page has shown itself, without a worker. */
const own: Notification[] = [];

/** Where the browser keeps notifications until they are closed. Null without a worker, and then they end with the page. */
const registration = () => navigator.serviceWorker?.getRegistration();

/** Shows that mail has come. A press leads to the message, on the page that has shown it. */
export async function showNotification(
  title: string,
  options: NotificationOptions & { data: { '': string } },
): Promise<void> {
  const worker = await registration();
  // Browsers on Android have no other way.
  if (worker?.active) return worker.showNotification(title, options);
  const notification = new Notification(title, options);
  own.push(notification);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** Closes the notifications of messages that are gone, or all. They have words of the mail. */
export async function closeNotifications(
  isGone: (message: LinkedMessage, path: string) => boolean = () => true,
): Promise<void> {
  const shown = (await (await registration())?.getNotifications?.()) ?? [];
  for (const notification of [...shown, ...own]) {
    const { pathname, hash } = new URL(linkOf(notification), location.origin);
    const message = readMessageHash(hash);
    if (!message || isGone(message, pathname)) notification.close();
  }
}

/** A browser that has shown a message of the server without our worker knows it by its own name for it. */
const linkOf = (notification: Notification & { navigate?: string }): string =>
  notification.data?.[''] ?? notification.navigate ?? '';

/** Ends the push subscription of this browser: no server can send it anything any more. */
export async function endPush(): Promise<void> {
  const subscription = await (await registration())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Takes back everything that this browser shows of mail outside the page. */
export async function endNotifications(): Promise<void> {
  await Promise.allSettled([closeNotifications(), navigator.clearAppBadge?.(), endPush()]);
}

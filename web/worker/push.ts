import { worker } from './scope.ts';

/** As the server writes it (server/domain/push/push-message.ts). */
type PushMessage = {
  notification: NotificationOptions & { title: string; navigate: string };
};

/** Shows a message of the server. Browsers that know its declarative form have shown it already. */
export function onPush(event: PushEvent): void {
  const message = event.data?.json() as PushMessage | undefined;
  if (!message) return;
  const { title, navigate, ...options } = message.notification;
  event.waitUntil(worker.registration.showNotification(title, options));
}

/** Opens the message in a page that is open already, or in a new one. */
export function onNotificationClick(event: NotificationEvent): void {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.navigate));
}

async function openPage(url: string): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (!page) return void (await worker.clients.openWindow(url));
  await page.navigate(url);
  await page.focus();
}

import { findPage } from './page-paths.ts';
import { linkOf, type PushMessage, toNotification } from './push-notification.ts';
import { worker } from './scope.ts';

/** Shows a message of the server. Browsers that know its declarative form have shown it already. */
export function onPush(event: PushEvent): void {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(show(message));
}

/** Browsers want every message to be shown. A page in sight shows the mail itself, so there it goes away at once. */
async function show(message: PushMessage): Promise<void> {
  const { registration, navigator } = worker;
  const { title, options } = toNotification(message);
  const isInSight = (await openPages()).some(({ visibilityState }) => visibilityState === 'visible');
  await registration.showNotification(title, { ...options, silent: isInSight });
  const shown = await registration.getNotifications();
  const seen = isInSight ? shown.filter(({ tag }) => tag === options.tag) : [];
  for (const one of seen) one.close();
  // The page counts exactly, when it is open again.
  if (!isInSight) await navigator.setAppBadge?.(shown.length);
}

/** Leads a page that is open already to the message, or opens one. */
export function onNotificationClick(event: NotificationEvent): void {
  event.notification.close();
  event.waitUntil(openMessage(linkOf(event.notification.data, event.action)));
}

async function openMessage(path: string): Promise<void> {
  const pages = await openPages();
  const [place] = path.split('#');
  const page = pages.find(({ url }) => pathOf(url) === place) ?? pages.find(isHome) ?? pages[0];
  // Browsers copy only in a page that has the focus.
  await page?.focus().catch(() => {});
  const isThere = await page?.navigate(path).catch(() => null);
  if (!isThere) await worker.clients.openWindow(path);
}

/** Without its hash: a link to a message has to be followed also where it was followed before. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const openPages = () => worker.clients.matchAll({ type: 'window' });

function isHome({ url }: WindowClient): boolean {
  const found = findPage(new URL(url).pathname);
  return found?.page === found?.home;
}

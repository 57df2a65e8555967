import { answer } from './answer.ts';
import { keepPage, keptPage, removeOthers } from './kept.ts';
import { findPage } from './page-paths.ts';
import { onNotificationClick, onPush } from './push.ts';
import { worker } from './scope.ts';

// No page depends on a version of the worker, so a new one takes over at once.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(removeOthers().finally(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const response = answer(event.request);
  if (response) event.respondWith(response);
});

worker.addEventListener('message', (event) => event.waitUntil(keep(event).catch(() => undefined)));

/** Keeps the page that says what it has loaded, and home, where everything else begins. */
async function keep({ source, data }: ExtendableMessageEvent): Promise<void> {
  const path = pathOf((source as WindowClient).url);
  const found = findPage(path);
  if (!found) return;
  // The browser has just loaded it, and need not ask the server again.
  const response = await fetch(path, { cache: 'force-cache' });
  await keepPage(found.page, response, (data.loaded as string[]).map(pathOf));
  if (!(await keptPage(found.home))) await keepPage(found.home, await fetch(found.home));
}

const pathOf = (url: string) => new URL(url).pathname;

worker.addEventListener('push', onPush);
worker.addEventListener('notificationclick', onNotificationClick);

import type { BrowserContext, Page, Worker } from 'playwright-core';
import { expect } from 'vitest';
import { createPushBrowser } from './push-service.ts';
import type { Site } from './site.ts';

type Subscription = { key: string; browser: ReturnType<typeof createPushBrowser> };

/** What the headless shell does not have: the question for permission, subscriptions at a push service, and the system. */
const browserParts = `
  const wrap = (given) => given && {
    options: { applicationServerKey: Uint8Array.from(atob(given.key), (one) => one.charCodeAt(0)).buffer },
    toJSON: () => given.subscription,
    unsubscribe: () => farUnsubscribe(),
  };
  PushManager.prototype.getSubscription = async () => wrap(await farSubscription());
  ServiceWorkerRegistration.prototype.getNotifications = async () =>
    (await farShown()).map((one) => ({ ...one, close: () => farClose(one.tag) }));
  navigator.setAppBadge = (count) => farBadge(count);
  navigator.clearAppBadge = () => farBadge(0);
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => wrap(await farSubscribe(applicationServerKey));
  window.Notification = class {
    static get permission() { return /permission=(\\w+)/.exec(document.cookie)?.[1] ?? 'default'; }
    static async requestPermission() {
      if (this.permission === 'default') document.cookie = 'permission=' + (await farAsk()) + '; path=/';
      return this.permission;
    }
  };`;

/** Without its functions. */
const asData = '({ close, ...one }) => one';

/** The notifications of the system, which the headless shell does not have either. */
const systemParts = `
  self.shown = [];
  self.opened = [];
  self.badge = null;
  self.isOpen = (one) => !one.isClosed;
  registration.showNotification = async (title, options) => {
    shown.push({ title, ...options, isClosed: false, close() { this.isClosed = true; } });
  };
  registration.getNotifications = async () => shown.filter(isOpen);
  navigator.setAppBadge = async (count) => { self.badge = count; };
  clients.openWindow = async (url) => { opened.push(url); };`;

export type Shown = { title: string; body: string; tag: string; actions: object[]; isClosed: boolean };

/** A browser that can be told of new mail at this push service. */
export async function openPushPage(site: Site, service: { url: string }) {
  const { page, context, problems } = await site.browser.openPage('', {
    baseURL: site.app.http,
    serviceWorkers: 'allow',
  });
  const far = {
    /** What the visitor answers when the browser asks. */
    answer: 'granted' as 'granted' | 'denied' | 'default',
    asked: 0,
    isReachable: true,
    current: null as Subscription | null,
    /** On the icon, by a page. */
    badge: null as number | null,
  };
  const given = () =>
    far.current && {
      key: Buffer.from(far.current.key, 'base64url').toString('base64'),
      subscription: far.current.browser.subscription,
    };
  await context.exposeFunction('farAsk', () => {
    far.asked++;
    return far.answer;
  });
  await context.exposeFunction('farSubscription', given);
  await context.exposeFunction('farSubscribe', (key: string) => {
    if (!far.isReachable) throw new Error('no push service');
    far.current ??= { key, browser: createPushBrowser(service) };
    return given();
  });
  await context.exposeFunction('farUnsubscribe', () => {
    far.current = null;
    return true;
  });
  const inWorker = <T>(script: string, without: T) =>
    context.serviceWorkers()[0]?.evaluate<T>(`self.shown ? ${script} : ${JSON.stringify(without)}`) ??
    without;
  await context.exposeFunction('farShown', () => inWorker(`shown.filter(isOpen).map(${asData})`, []));
  await context.exposeFunction('farClose', (tag: string) =>
    inWorker(`shown.find((one) => isOpen(one) && one.tag === ${JSON.stringify(tag)})?.close()`, null),
  );
  await context.exposeFunction('farBadge', (count: number) => {
    far.badge = count;
  });
  await context.addInitScript(`if (window.ServiceWorkerRegistration) {${browserParts}}`);
  return { page, context, problems, far };
}

/** The service worker of the site, with a system that records what it shows. */
export async function watchWorker(context: BrowserContext, page: Page) {
  await expect.poll(() => page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true);
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(systemParts);
  // Messages are delivered from a page that stays open and belongs to nobody.
  const session = await context.newCDPSession(await context.newPage());
  const found = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) found.resolve(first.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found.promise;
  const origin = new URL(page.url()).origin;
  return {
    deliver: (message: object) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(message),
      }),
    /** As a page does it. */
    show: ({ title, ...options }: Shown) =>
      worker.evaluate(`registration.showNotification(${JSON.stringify(title)}, ${JSON.stringify(options)})`),
    shown: () => worker.evaluate<Shown[]>(`shown.map(${asData})`),
    opened: () => worker.evaluate<string[]>('opened'),
    badge: () => worker.evaluate<number | null>('badge'),
    press: (tag: string, action = '') => press(worker, tag, action),
  };
}

/** Presses a notification. Events of scripts cannot keep the worker awake, which is awake anyway while it is watched. */
const press = (worker: Worker, tag: string, action: string) =>
  worker.evaluate(`(async () => {
    const event = new Event('notificationclick');
    const work = [];
    const notification = shown.find((one) => one.tag === ${JSON.stringify(tag)});
    Object.assign(event, { notification, action: ${JSON.stringify(action)}, waitUntil: (one) => work.push(one) });
    self.dispatchEvent(event);
    await Promise.all(work);
  })()`);

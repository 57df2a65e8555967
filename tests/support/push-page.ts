import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { borrowPage } from './borrow-page.ts';
import { generateAddress, sendBySmtp } from './home-page.ts';
import { createPushBrowser, startPushService } from './push-service.ts';
import { setUpSite } from './site.ts';
import { run } from './test-database.ts';

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

type Service = Awaited<ReturnType<typeof startPushService>>;

/** The browser and the push service of a test. */
const newFar = (service: Service) => ({
  service,
  /** What the visitor answers when the browser asks. */
  answer: 'granted' as 'granted' | 'denied' | 'default',
  asked: 0,
  isReachable: true,
  current: null as Subscription | null,
  /** On the icon, by a page. */
  badge: null as number | null,
});
type Far = ReturnType<typeof newFar>;

/** What a context can call stays for the tests that borrow it later. */
const fars = new WeakMap<BrowserContext, Far>();

async function exposeFar(context: BrowserContext) {
  const far = () => fars.get(context)!;
  const given = () => {
    const { current } = far();
    if (!current) return null;
    const key = Buffer.from(current.key, 'base64url').toString('base64');
    return { key, subscription: current.browser.subscription };
  };
  const inWorker = <T>(script: string, without: T) =>
    workerOf(context)?.evaluate<T>(`self.shown ? ${script} : ${JSON.stringify(without)}`) ?? without;
  await context.exposeFunction('farAsk', () => {
    far().asked++;
    return far().answer;
  });
  await context.exposeFunction('farSubscription', given);
  await context.exposeFunction('farSubscribe', (key: string) => {
    if (!far().isReachable) throw new Error('no push service');
    far().current ??= { key, browser: createPushBrowser(far().service) };
    return given();
  });
  await context.exposeFunction('farUnsubscribe', () => {
    far().current = null;
    return true;
  });
  await context.exposeFunction('farShown', () => inWorker(`shown.filter(isOpen).map(${asData})`, []));
  await context.exposeFunction('farClose', (tag: string) =>
    inWorker(`shown.find((one) => isOpen(one) && one.tag === ${JSON.stringify(tag)})?.close()`, null),
  );
  await context.exposeFunction('farBadge', (count: number) => {
    far().badge = count;
  });
}

const workerOf = (context: BrowserContext) => context.serviceWorkers().at(-1);

export const bell = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
export const isOn = (page: Page) => panel(page).getByText('Notifications are on in this browser.').waitFor();
export const press = (page: Page, name: string) => panel(page).getByRole('button', { name }).click();
export const toggle = (page: Page, name: string) => panel(page).getByRole('switch', { name }).click();

/** A site whose pages can be told of new mail by a push service. */
export function setUpPush() {
  const site = setUpSite();
  let service: Service;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service?.close());
  beforeEach(async () => {
    await run(site.app.databaseUrl, 'DELETE FROM push_subscriptions');
  });

  /** A browser that can be told of new mail. */
  async function openBrowser() {
    const opened = await borrowPage(site, { serviceWorkers: 'allow' });
    const { context } = opened;
    if (!fars.has(context)) await exposeFar(context);
    const far = newFar(service);
    fars.set(context, far);
    await context.addInitScript(`if (window.ServiceWorkerRegistration) {${browserParts}}`);
    return { ...opened, far };
  }

  return {
    site,
    newBrowser: () => createPushBrowser(service),
    openBrowser,
    /** A guest with an address, whose panel is open. */
    async openPanel(before?: (page: Page) => Promise<unknown>) {
      const opened = await openBrowser();
      const { page } = opened;
      await before?.(page);
      await page.goto('/');
      const address = await generateAddress(page);
      await bell(page).click();
      await panel(page).waitFor();
      return { ...opened, address };
    },
    /** Sends a mail, and waits until the push service has something for this browser. */
    async pushedAfter(far: Far, mail: { to: string; subject: string; text?: string }) {
      const { browser } = far.current!;
      const pushed = () => service.pushed.filter(({ path }) => path === browser.path);
      const before = pushed().length;
      await sendBySmtp(site.app.smtpPort, { text: 'Hello', ...mail });
      await expect.poll(() => pushed().length).toBe(before + 1);
      return browser.open(pushed().at(-1)!);
    },
    subscribed: async () =>
      Number((await run(site.app.databaseUrl, 'SELECT count(*) FROM push_subscriptions'))[0].count),
  };
}

/** The service worker of the site, with a system that records what it shows. */
export async function watchWorker(context: BrowserContext, page: Page) {
  await expect.poll(() => page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true);
  const worker = workerOf(context)!;
  await worker.evaluate(systemParts);
  // Messages are delivered from a page that stays open and belongs to nobody.
  const session = await context.newCDPSession(await context.newPage());
  const found = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    // Not that of an earlier test.
    const there = registrations.find(({ isDeleted }) => !isDeleted);
    if (there) found.resolve(there.registrationId);
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
    show: ({ title, ...options }: Pick<Shown, 'title' | 'tag'>) =>
      worker.evaluate(`registration.showNotification(${JSON.stringify(title)}, ${JSON.stringify(options)})`),
    shown: () => worker.evaluate<Shown[]>(`shown.map(${asData})`),
    opened: () => worker.evaluate<string[]>('opened'),
    badge: () => worker.evaluate<number | null>('badge'),
    press: (tag: string, action = '') => pressNotification(worker, tag, action),
  };
}

/** Presses a notification. Events of scripts cannot keep the worker awake, which is awake anyway while it is watched. */
const pressNotification = (worker: Worker, tag: string, action: string) =>
  worker.evaluate(`(async () => {
    const event = new Event('notificationclick');
    const work = [];
    const notification = shown.find((one) => one.tag === ${JSON.stringify(tag)});
    Object.assign(event, { notification, action: ${JSON.stringify(action)}, waitUntil: (one) => work.push(one) });
    self.dispatchEvent(event);
    await Promise.all(work);
  })()`);

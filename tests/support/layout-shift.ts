import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { storeSession } from './account-pages.ts';
import { createSignedIn } from './accounts.ts';
import { borrowPage } from './borrow-page.ts';
import { addressField, generateAddress, sendBySmtp, withoutFeedback } from './home-page.ts';
import type { Site } from './site.ts';

/** Collects what moves without being asked to. Right after a click or a key, movement is expected and does not count. */
const collectShifts = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push([value, ...sources.map(({ node, previousRect: from, currentRect: to }) => [from.x, from.y] + ' to ' + [to.x, to.y] + ': ' + node?.outerHTML?.slice(0, 120))].join(' '));
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Lets the page's clock jump ahead, and waits until the time left says so. */
async function wait(page: Page, minutes: number, left: RegExp) {
  await page.evaluate(`{ const now = Date.now; Date.now = () => now() + ${minutes * 60_000}; }`);
  await page.getByText(left).first().waitFor({ state: 'attached' });
}

/** What has moved, once slides are over and the last frame is counted. */
async function shiftsOf(page: Page) {
  await page.evaluate(`(async () => {
    await Promise.all(document.getAnimations().filter((one) => one.constructor.name === 'Animation').map((one) => one.finished));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  })()`);
  return page.evaluate<unknown[]>('shifts.splice(0)');
}

const newsletter = {
  subject: 'News of the week',
  html: `<table width="700"><tr><td><img src="https://example.org/a.png" width="600" height="200"></td></tr></table>`,
};
const withCode = {
  subject: 'Your code',
  html: '<p>Your verification code is <b>731004</b>.</p><a href="https://initech.example/confirm?token=k2j3h4g5">Confirm your email address</a>',
};

type Screen = { width: number; height: number };

const fadeOf = (part: Locator): Promise<string> =>
  part.evaluate((one) => one.ownerDocument.defaultView.getComputedStyle(one).animation);

/** One page of each kind, and those that ask the server for something. */
const loadedPages = ['/upgrade', '/contact', '/blog/what-is-temporary-email', '/login', '/payment-success'];
const followedPages = ['/pricing', '/blog', '/developers', '/help', '/burner-email', ...loadedPages];

/** Pages of a subscriber, each with what is loaded last. */
const premiumPages = [
  ['/', 'No Active Email'],
  ['/benefits', 'Back to Dashboard'],
  ['/manage', 'Create Key'],
] as const;

export function testLayoutShift(site: Site, viewport: Screen): void {
  /** All tests use one window, which is made as large as the test wants. */
  async function openMoving(size = viewport) {
    const opened = await borrowPage(site, { reducedMotion: 'no-preference' });
    await opened.page.setViewportSize(size);
    await opened.page.addInitScript(collectShifts);
    return opened;
  }

  it('nothing moves by itself, from the first visit to the open message', async () => {
    const { page, close } = await openMoving();
    await withoutFeedback(page);
    const steady = async (step: string) => expect(await shiftsOf(page), step).toEqual([]);
    const arrive = async (mail: typeof withCode) => {
      await sendBySmtp(site.app.smtpPort, { to, ...mail });
      await page.getByRole('listitem').filter({ hasText: mail.subject }).waitFor();
      await steady(`${mail.subject} arrives`);
    };
    const open = async (subject: string) => {
      await page.getByRole('listitem').getByRole('button', { name: subject }).click();
      await page.locator('iframe[title="Message"]').waitFor();
    };
    const goBack = () => page.getByRole('button', { name: 'Back', exact: true }).click();

    await page.goto(site.app.http);
    await steady('first visit');
    const to = await generateAddress(page);
    await page.getByText('Live', { exact: true }).waitFor();
    // The desk replaces the first screen, as asked. On a slow machine that is no longer "right after" the click.
    await shiftsOf(page);
    await arrive({ subject: 'Lunch', html: '<p>On Friday?</p>' });
    await arrive(newsletter);
    await arrive(withCode);
    await page.getByRole('button', { name: 'Copy code 731004' }).waitFor();
    await steady('code found');
    await open(withCode.subject);
    const code = page.getByRole('region', { name: 'Code in this message' });
    await code.waitFor();
    if (viewport.width < 768) {
      const pinned = page.locator('.desk [aria-label="Newest code"]');
      for (const one of [pinned, code]) expect(await fadeOf(one)).toBe('0.16s ease-out fade');
    }
    await steady('code opened');
    await goBack();
    await open(newsletter.subject);
    await page.getByText('Blocked 1 remote image').waitFor();
    await steady('blocked images');
    await goBack();
    // The browser would restore a scroll position after the first paint.
    await page.evaluate('scrollTo(0, 0)');
    await page.reload();
    await page.getByRole('button', { name: 'Copy code 731004' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await steady('reload');
    await wait(page, 52, /^[78]m left$/);
    await steady('time passes');
    // Without a code, which may be found only after the message has opened and then moves what is below it.
    const subject = 'Opened by itself';
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await sendBySmtp(site.app.smtpPort, { to, subject, html: '<p>It opens after a copy.</p>' });
    await page.getByRole('heading', { level: 3, name: subject }).waitFor();
    await page.locator('iframe[title="Message"]').waitFor();
    await steady(subject);
    await page.goto(`${site.app.http}/inbox/${to}`);
    await page.getByRole('listitem').filter({ hasText: subject }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await steady('shared inbox');
    await close();
  });

  it('nothing moves when the tenth message brings the search', async () => {
    const { page, close } = await openMoving({ ...viewport, height: 700 });
    await withoutFeedback(page);
    await page.goto('/');
    const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    const field = page.getByRole('searchbox');
    const fill = async () => {
      const to = await generateAddress(page);
      const send = () => sendBySmtp(site.app.smtpPort, { to, subject: 'Letter', text: 'On Friday?' });
      await page.getByText('Live', { exact: true }).waitFor();
      for (let nth = 0; nth < 9; nth++) await send();
      await expect.poll(() => rows.count()).toBe(9);
      return send;
    };
    const sendTenth = await fill();
    await shiftsOf(page);
    await sendTenth();
    await field.waitFor();
    expect(await shiftsOf(page), 'the tenth').toEqual([]);
    await page.reload();
    await field.waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    expect(await shiftsOf(page), 'reload').toEqual([]);

    // What is in view further down stays there. For the browser, the list that grows above it has moved.
    const sendAnother = await fill();
    await rows.last().scrollIntoViewIfNeeded();
    await shiftsOf(page);
    const before = await rows.last().boundingBox();
    await sendAnother();
    await field.waitFor();
    await shiftsOf(page);
    expect(await rows.last().boundingBox()).toEqual(before);
    await close();
  });

  it('nothing moves by itself on the dashboard', async () => {
    const session = await createSignedIn(site.app, `steady.${viewport.width}@example.org`);
    const { page, close } = await openMoving();
    await storeSession(page, session);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Generate First Email' }).click();
    await page.getByText('Live', { exact: true }).waitFor();
    const to = await addressField(page).inputValue();
    await shiftsOf(page);
    for (const mail of [newsletter, withCode]) {
      await sendBySmtp(site.app.smtpPort, { to, ...mail });
      await page.getByRole('listitem').getByRole('button', { name: mail.subject }).waitFor();
      expect(await shiftsOf(page), mail.subject).toEqual([]);
    }
    await page.getByRole('button', { name: 'Copy code 731004' }).waitFor();
    expect(await shiftsOf(page), 'code found').toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Copy code 731004' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    expect(await shiftsOf(page), 'reload').toEqual([]);
    await wait(page, 111, /^[89]m( left)?$/);
    expect(await shiftsOf(page), 'time passes').toEqual([]);
    await page.getByRole('listitem').getByRole('button', { name: withCode.subject }).click();
    await page.locator('iframe[title="Message"]').waitFor();
    expect(await shiftsOf(page), 'open').toEqual([]);
    await close();
  });

  it('nothing moves by itself while a page loads', async () => {
    const session = await createSignedIn(site.app, `loads.${viewport.width}@example.org`);
    const { page, close } = await openMoving();
    const load = async (path: string) => {
      const configured = page.waitForResponse('**/api/config');
      await page.goto(path);
      await configured;
      await page.locator('html[data-alive]').waitFor();
    };
    const follow = (path: string) => page.evaluate(`__reactRouterDataRouter.navigate('${path}')`);
    for (const path of loadedPages) {
      await load(path);
      expect(await shiftsOf(page), path).toEqual([]);
    }
    for (const path of followedPages) {
      await follow(path);
      expect(await shiftsOf(page), `to ${path}`).toEqual([]);
    }
    await storeSession(page, session);
    for (const [path, text] of premiumPages) {
      await load(path);
      await page.getByText(text).first().waitFor();
      expect(await shiftsOf(page), path).toEqual([]);
    }
    for (const [path, text] of premiumPages.toReversed()) {
      await follow(path);
      await page.getByText(text).first().waitFor();
      expect(await shiftsOf(page), `to ${path}`).toEqual([]);
    }
    await close();
  });
}

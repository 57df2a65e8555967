import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { borrowPage } from './borrow-page.ts';
import { sendBySmtp } from './home-page.ts';
import type { Site } from './site.ts';

/** Collects what moves without being asked to. Right after a click or a key, movement is expected and does not count. */
const collectShifts = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push([value, ...sources.map(({ node, previousRect: from, currentRect: to }) => [from.x, from.y] + ' to ' + [to.x, to.y] + ': ' + node?.outerHTML?.slice(0, 120))].join(' '));
  }).observe({ type: 'layout-shift', buffered: true });`;

export async function openMoving(site: Site, viewport: { width: number; height: number }) {
  const opened = await borrowPage(site, { reducedMotion: 'no-preference', viewport });
  await opened.page.addInitScript(collectShifts);
  return opened;
}

/** What has moved, once slides are over and the last frame is counted. */
export async function shiftsOf(page: Page) {
  await page.evaluate(`(async () => {
    await Promise.all(document.getAnimations().filter((one) => one.constructor.name === 'Animation').map((one) => one.finished));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  })()`);
  return page.evaluate<unknown[]>('shifts.splice(0)');
}

export const newsletter = {
  subject: 'News of the week',
  html: `<table width="700"><tr><td><img src="https://example.org/a.png" width="600" height="200"></td></tr></table>`,
};
export const withCode = {
  subject: 'Your code',
  html: '<p>Your verification code is <b>731004</b>.</p><a href="https://initech.example/confirm?token=k2j3h4g5">Confirm your email address</a>',
};

/** Nothing moves when these mails arrive, the last with a code, and after a reload. */
export async function receiveSteadily(site: Site, page: Page, to: string, mails: (typeof newsletter)[]) {
  const steady = async (step: string) => expect(await shiftsOf(page), step).toEqual([]);
  for (const mail of mails) {
    await sendBySmtp(site.app.smtpPort, { to, ...mail });
    await page.getByRole('listitem').filter({ hasText: mail.subject }).waitFor();
    await steady(`${mail.subject} arrives`);
  }
  const found = page.getByRole('button', { name: 'Copy code 731004' });
  await found.waitFor();
  await steady('code found');
  await page.reload();
  await found.waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await steady('reload');
}

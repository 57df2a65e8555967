import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type BrowserSession, openAs, pathOf } from './account-pages.ts';
import { createSignedIn, newEmail } from './accounts.ts';
import { call } from './api-client.ts';
import { applyLook, findAxeViolationsIn, type Look } from './axe.ts';
import { sendBySmtp } from './home-page.ts';
import type { Site } from './site.ts';

/** Presses a button and waits for the element that appears. */
const press = (name: string, brings: 'alert' | 'dialog' | 'alertdialog') => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole(brings).first().waitFor();
};

async function openMail(page: Page) {
  await page.getByRole('button', { name: /^first-/ }).click();
  await page.getByRole('listitem').getByRole('button', { name: 'Hello' }).click();
  await page.getByRole('article').waitFor();
}

/** Every screen, with its dialogs and menus. */
const screens: [string, string, string, ...((page: Page) => Promise<void>)[]][] = [
  ['nobody', '/login', 'Login', press('Sign In', 'alert'), press('Forgot Password?', 'dialog')],
  ['nobody', '/reset-password', 'Reset Password'],
  [
    'expired',
    '/expired-subscription',
    'Resubscribe to Access',
    press('Pay with Stripe - $4.99/month', 'alert'),
  ],
  ['premium', '/dashboard', 'Premium Dashboard', openMail, press('Delete All', 'alertdialog')],
  ['premium', '/benefits', 'Premium Benefits'],
  ['premium', '/manage', 'Manage Account'],
];

/** What a screen has opened, such as a dialog, is looked at in `opened`. */
export function testAccountScreens(site: Site, looks: readonly Look[], opened: readonly Look[]): void {
  const sessions: Record<string, BrowserSession | null> = { nobody: null };
  beforeAll(async () => {
    for (const role of ['premium', 'expired'] as const)
      sessions[role] = await createSignedIn(site.app, newEmail(role), role);
    const { token } = sessions.premium!;
    const { json } = await call(site.app.http, 'POST', '/api/generate-email', {
      token,
      body: { name: newEmail('first').split('@')[0] },
    });
    await call(site.app.http, 'POST', '/api/generate-email', { token, body: {} });
    await sendBySmtp(site.app.smtpPort, { to: json.email.address, subject: 'Hello', text: 'There.' });
  });

  test.each(['nobody', 'expired', 'premium'])('every screen of %s passes axe and fits', async (role) => {
    const { page, problems, close } = await openAs(site, sessions[role] ?? null);
    for (const [nth, [, path, name, ...steps]] of screens.filter(([owner]) => owner === role).entries()) {
      if (nth === 0) await page.goto(path);
      // The router follows the history of the browser. Axe costs the most on a new document.
      else
        await page.evaluate(
          `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
        );
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(pathOf(page)).toBe(path);
      expect(await page.locator('main').count()).toBe(1);
      expect(await findAxeViolationsIn(page, looks), path).toEqual([]);
      // On a phone the inboxes are in a sheet.
      await applyLook(page, ['light', 1440]);
      for (const step of steps) {
        await step(page);
        expect(await findAxeViolationsIn(page, opened), `${path}, opened`).toEqual([]);
      }
    }
    expect(problems).toEqual([]);
    await close();
  });
}

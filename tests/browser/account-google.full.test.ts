import { expect, test } from 'vitest';
import { GOOGLE_RETURN_COOKIE } from '#contract/auth-texts.ts';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test('the mark of a return from Google is used once, in every language', async () => {
  const { token } = await createSignedIn(site.app, newEmail('marked'), 'free');
  const { page, close } = await openAs(site, null);
  for (const path of ['/login', '/de/login']) {
    const mark = { name: GOOGLE_RETURN_COOKIE, value: '1', domain: '127.0.0.1', path };
    await page.context().addCookies([mark]);
    await page.goto(`${path}#access_token=${token}`);
    await page.waitForURL((url) => url.pathname !== path);
    const left = await page.context().cookies(site.app.http + path);
    expect(left.map(({ name }) => name)).not.toContain(GOOGLE_RETURN_COOKIE);
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  }
  await close();
});

test('a user whose subscription has ended is informed after Google, and sent to renew it', async () => {
  const { token } = await createSignedIn(site.app, newEmail('old'), 'expired');
  const { page, close } = await openAs(site, null);
  const mark = { name: GOOGLE_RETURN_COOKIE, value: '1', domain: '127.0.0.1', path: '/login' };
  await page.context().addCookies([mark]);
  await page.goto(`/login#access_token=${token}`);
  await page.getByRole('alert').getByText('Your premium subscription has expired.').waitFor();
  await page.waitForURL('**/expired-subscription');
  await close();
});

import { expect, test } from 'vitest';
import { GOOGLE_RETURN_COOKIE } from '#contract/google-return.ts';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test('the mark of a return from Google is used once, in every language, and an ended subscription is named', async () => {
  const { page, close } = await openAs(site, null);
  for (const [path, role, target] of [
    ['/login', 'free', '/'],
    ['/de/login', 'free', '/de'],
    ['/login', 'expired', '/expired-subscription'],
  ] as const) {
    const { token } = await createSignedIn(site.app, newEmail('marked'), role);
    const mark = { name: GOOGLE_RETURN_COOKIE, value: '1', domain: '127.0.0.1', path };
    await page.context().addCookies([mark]);
    await page.goto(`${path}#access_token=${token}`);
    if (role === 'expired')
      await page.getByRole('alert').getByText('Your premium subscription has expired.').waitFor();
    await page.waitForURL((url) => url.pathname === target);
    const left = await page.context().cookies(site.app.http + path);
    expect(left.map(({ name }) => name)).not.toContain(GOOGLE_RETURN_COOKIE);
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  }
  await close();
});

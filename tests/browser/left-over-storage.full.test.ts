import { expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress } from '#tests/support/home-page.ts';
import { testLeftOvers } from '#tests/support/left-overs.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

testLeftOvers(site, {
  nothing: 'null',
  'a list of nothing': '[null]',
  'a number': '7',
  'a text': '"text"',
  'an object that looks like a list': '{"length":3}',
  'names of prototypes': '{"__proto__":{"email":"a@b.test"},"constructor":{},"toString":1}',
  'an endless text': JSON.stringify('x'.repeat(200_000)),
  'no text': '',
  'a session that the server does not know': 'forgotten',
  'a session that cannot be sent': 'brok\u0000en \u4e2d',
});

it('an address that lives for more than 24 days does not keep the page busy', async () => {
  const { page, close } = await openAt(site, '/robots.txt');
  const later = (text: string) => new Date(Date.parse(text) + 31 * 86_400_000).toISOString();
  await page.route('**/api/guest/{emails,generate-email}', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(/(?<="expires_at":")[^"]+/g, later),
    });
  });
  // A delay that a timer cannot have fires at once.
  await page.addInitScript(`{
    const { setTimeout } = window;
    window.tooLong = 0;
    window.setTimeout = (run, ms, ...rest) => {
      if (ms >= 2 ** 31) window.tooLong++;
      return setTimeout(run, ms, ...rest);
    };
  }`);
  await page.goto('/');
  await generateAddress(page);
  await page
    .getByText(/7\d\dh/)
    .first()
    .waitFor();
  expect(await page.evaluate('window.tooLong')).toBe(0);
  await close();
});

import { expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress } from '#tests/support/home-page.ts';
import { fillStorage } from '#tests/support/left-overs.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

const email = {
  id: '1',
  address: 'a@b.test',
  expiresAt: Date.now() + 3_600_000,
  createdAt: 1,
  mode: 'guest',
};
const leftOvers: Record<string, unknown> = {
  nothing: null,
  'an empty list': [],
  'an empty object': {},
  'a list of nothing': [null],
  'a list of lists': [[[]]],
  'a number': 7,
  'a text': 'text',
  'an object that looks like a list': { length: 3, 0: email },
  'names of prototypes': JSON.parse('{"__proto__":{"email":"a@b.test"},"constructor":{},"toString":1}'),
  'a user with objects for texts': { email: 'a@b.test', premium_status: {}, full_name: {}, fullName: [] },
  'a cache with objects for addresses': { emails: [{ ...email, address: {} }], timestamp: 1 },
  'a cache of thousands': { emails: Array(20_000).fill(email), timestamp: Date.now() },
  'messages of an earlier version': [
    { id: '1', from: 'A <a@b.test>', subject: 's', timestamp: '2026-01-01T00:00:00Z' },
  ],
  'an endless text': 'x'.repeat(200_000),
};

it('the page starts fresh, whatever an earlier version or somebody else left in its storage', async () => {
  const { page, problems, close } = await openAt(site, '/robots.txt');
  const texts = [
    ...Object.values(leftOvers).map((value) => JSON.stringify(value)),
    '',
    '{"broken',
    // Sessions that the server does not know, one of which cannot be sent in a header.
    'forgotten',
    'brok\u0000en \u4e2d',
  ];
  for (const text of texts) {
    await page.goto('/robots.txt');
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    await fillStorage(page, text);
    await page.goto('/');
    const name = text.slice(0, 80);
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await generateAddress(page);
    expect(await page.evaluate('sessionStorage.guest_session_token'), name).toMatch(/^[\w-]{40,}$/);
    expect(await page.evaluate('sessionStorage.auth_user ?? null'), name).toBeNull();
    expect(await page.evaluate('sessionStorage.auth_token ?? null'), name).toBeNull();
    expect(await page.evaluate('JSON.parse(localStorage.guest_email_cache).emails.length'), name).toBe(1);
    expect(problems, name).toEqual([]);
  }
  await close();
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

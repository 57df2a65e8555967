import { expect, it } from 'vitest';
import { borrowPage } from '#tests/support/borrow-page.ts';
import { addressField } from '#tests/support/home-page.ts';
import { setUpWorker } from '#tests/support/worker-page.ts';

const { site, visit } = setUpWorker();

it('shows the page that it has if the network takes too long, or if a proxy says that the server is gone', async () => {
  const { page, close } = await visit();
  for (const answer of [{ status: 502 }, null]) {
    site.front.changes(() => answer);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Generate Temporary Email' }).waitFor();
  }
  await close();
});

it('is there all the time while a page is kept once more', async () => {
  const { page, close } = await visit();
  const { found, paths } = await page.evaluate<{ found: boolean[]; paths: string[] }>(`(async () => {
    const pages = await caches.open('pages-1');
    const found = [];
    for (const end = Date.now() + 2_000; Date.now() < end; ) {
      navigator.serviceWorker.controller.postMessage({ loaded: [] });
      for (let n = 0; n < 20; n++) found.push(Boolean(await pages.match('/', { ignoreVary: true })));
    }
    return { found, paths: (await pages.keys()).map(({ url }) => new URL(url).pathname) };
  })()`);
  expect(found).not.toContain(false);
  expect(paths).toEqual(['/']);
  await close();
});

it('has a shortcut that generates an address, which a link of another site does not', async () => {
  const { page, close } = await borrowPage(site);
  await page.goto('/?new');
  await page.getByText('No Active Email').waitFor();
  expect(page.url()).toBe(`${site.app.http}/`);
  await page.addInitScript(`matchMedia = ((real) => (query) =>
    query.includes('standalone') ? { matches: true } : real(query))(matchMedia.bind(window))`);
  await page.goto('/?new');
  await addressField(page).waitFor();
  await close();
});

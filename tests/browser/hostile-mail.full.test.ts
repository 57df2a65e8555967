import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { type Stranger, startStranger } from '#tests/support/stranger.ts';

let stranger: Stranger;
const site = setUpSite();
beforeAll(async () => {
  stranger = await startStranger();
});
afterAll(() => stranger?.close());

async function openInbox() {
  const { page, close } = await openAt(site, '/');
  const to = await generateAddress(page);
  return { page, to, close, article: page.getByRole('article') };
}

it('images that a reader asked for are remembered, and those that could not be loaded are named and not counted', async () => {
  const { page, to, article, close } = await openInbox();
  await sendBySmtp(site.app.smtpPort, { to, subject: 'Another mail', text: 'x' });
  await sendBySmtp(site.app.smtpPort, {
    to,
    subject: 'Two pictures',
    text: 'Words',
    html: `<img src="http://127.0.0.1:1/gone.png" alt="Gone" width="9" height="9">
<img src="${stranger.url}/one.png" alt="One" width="9" height="9"><img src="${stranger.url}/two.png" alt="Two" width="9" height="9">`,
  });
  await page.getByRole('button', { name: /Two pictures/ }).click();
  await article.getByText('3 remote images', { exact: true }).click();
  await article.getByRole('button', { name: 'Load Gone' }).click();
  await article.getByText('1 remote image could not be loaded').waitFor();
  await article.getByRole('button', { name: 'Could not be loaded Gone' }).waitFor();
  await article.getByRole('button', { name: 'Load One' }).click();
  const shown = article.getByText('Showing 1 of 3 remote images');
  await shown.waitFor();
  await article.getByRole('button', { name: 'Plain text' }).click();
  await page.locator('iframe[title="Message"]').waitFor({ state: 'detached' });
  await article.getByRole('button', { name: 'HTML' }).click();
  await shown.waitFor();
  await article.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /Another mail/ }).click();
  await page.getByRole('heading', { name: 'Another mail' }).waitFor();
  await page.getByRole('button', { name: /Two pictures/ }).click();
  await shown.waitFor();
  await article.getByText('3 remote images', { exact: true }).click();
  await article.getByRole('button', { name: 'Show remote images' }).click();
  await article.getByText('Showing 2 of 3 remote images').waitFor();
  await article.getByRole('button', { name: 'Loaded Two' }).waitFor();
  await close();
});

it('says which of many images are loaded, in lists that stay inside the message', async () => {
  const { page, to, article, close } = await openInbox();
  await sendBySmtp(site.app.smtpPort, {
    to,
    subject: 'Many pictures',
    html: Array.from(
      { length: 102 },
      (_, nth) => `<img src="${stranger.url}/many/${nth}"><a href="${stranger.url}/${nth}">x</a>`,
    ).join(''),
  });
  await page.getByRole('button', { name: /Many pictures/ }).click();
  const limit = 'Only the first 100 can be loaded, the others stay blocked';
  await article.getByText(`Blocked 102 remote images. ${limit}`).waitFor();
  await article.getByText('102 remote images', { exact: true }).click();
  await article.getByRole('button', { name: 'Show 2 more' }).click();
  expect((await article.getByRole('listitem').allTextContents()).slice(-3)).toEqual([
    expect.stringMatching(/Load 99$/),
    expect.stringMatching(/Stays blocked$/),
    expect.stringMatching(/Stays blocked$/),
  ]);
  // Both lists stay inside the message, and the page as long as it is.
  await page.setViewportSize({ width: 1366, height: 768 });
  const lengthOf = () => page.evaluate<number>('document.documentElement.scrollHeight');
  await article.getByText('102 remote images', { exact: true }).click();
  const length = await lengthOf();
  await article.getByText('102 remote images', { exact: true }).click();
  await article.getByText('102 links in this message').click();
  const bottomOf = async (one: Locator) => one.boundingBox().then((box) => box!.y + box!.height);
  expect(await bottomOf(article.locator('details').last().locator('..'))).toBeLessThanOrEqual(
    await bottomOf(article),
  );
  expect(await lengthOf()).toBe(length);
  await close();
});

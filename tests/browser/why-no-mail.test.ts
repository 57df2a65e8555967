import { expect, test } from 'vitest';
import { applyLook, findAxeViolations, LOOKS } from '#tests/support/axe.ts';
import { setUpSite } from '#tests/support/site.ts';
import {
  attempts,
  BROKEN,
  breakOff,
  NOTHING,
  openWaiting,
  otherAddress,
  panel,
  sendTogether,
  sendTooLarge,
  skip,
  status,
  TOO_LARGE,
} from '#tests/support/why-no-mail-page.ts';

const site = setUpSite();

test('the waiting screen says what was tried, and after two minutes what we know and what to try, and nothing in a shared inbox', async () => {
  const { page, address, problems, close } = await openWaiting(site);
  expect(await panel(page).count()).toBe(0);
  await skip(page, 2.1);
  await panel(page).getByText(NOTHING).waitFor();
  await expect
    .poll(() => panel(page).textContent())
    .toMatch(/We last took mail for anybody .+ ago|We have no record of mail for anybody yet\./);
  for (const look of LOOKS) {
    await applyLook(page, look);
    expect(await findAxeViolations(page, 'section'), look.join()).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await panel(page).getByRole('button', { name: 'Copy the address' }).click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(address);

  await panel(page).getByRole('button', { name: 'This site refused my address' }).click();
  await page.getByRole('dialog', { name: 'This site refused my address' }).getByLabel('Site').waitFor();
  await page.keyboard.press('Escape');

  // It tells at once of mail that was refused, deferred or broken off, and what we answered.
  await sendTooLarge(site, address);
  await status(page, TOO_LARGE).waitFor({ state: 'attached' });
  await attempts(page).getByText(TOO_LARGE).waitFor();
  await attempts(page).getByText('552 Message exceeds the size limit of this mailbox').waitFor();
  await attempts(page).getByText('not encrypted').waitFor();
  // The place of the first message says it, too, and the advice fits.
  await page
    .locator('div', { has: page.getByText('No messages yet', { exact: true }) })
    .last()
    .getByText(TOO_LARGE)
    .waitFor();
  await panel(page).getByText('Ask for a smaller mail').waitFor();
  expect(await panel(page).getByRole('button', { name: 'Copy the address' }).count()).toBe(0);

  await breakOff(site, address);
  await status(page, BROKEN).waitFor({ state: 'attached' });
  await sendTogether(site, address, await otherAddress(site));
  await status(page, 'apart from its other recipients').waitFor({ state: 'attached' });
  expect(await attempts(page).getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('452 Please send to this recipient in a message of its own'),
    expect.stringContaining(BROKEN),
    expect.stringContaining(TOO_LARGE),
  ]);

  // Once it is closed, it stays closed until something else happens.
  await panel(page).getByRole('button', { name: 'Close' }).click();
  expect(await panel(page).count()).toBe(0);
  await page.reload();
  await page.getByText('Live', { exact: true }).waitFor();
  // Only the quiet line.
  await page.getByText('apart from its other recipients').waitFor();
  expect(await panel(page).count()).toBe(0);
  await breakOff(site, address);
  await panel(page).getByText(BROKEN).first().waitFor();
  await panel(page).getByText('If nothing comes, have the mail sent again.').waitFor();

  // In a shared inbox it tells nothing of it.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/inbox/${address}`);
  await page.getByText('No messages yet').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await skip(page, 3);
  await page.getByText(/^5[567]m left/).waitFor();
  // What the page has asked for before, the server has been asked for then.
  await page.evaluate(`fetch('/robots.txt').then(({ ok }) => ok)`);
  expect(await panel(page).count()).toBe(0);
  expect(await page.getByText('mail server').count()).toBe(0);
  expect(asked.filter((url) => url.endsWith('/deliveries'))).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

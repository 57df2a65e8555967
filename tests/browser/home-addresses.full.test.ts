import { expect, it } from 'vitest';
import { addressField, openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

async function openWithTwo() {
  const opened = await openGuest(site);
  const { address: second } = await opened.guest.generate();
  await opened.page.goto('/');
  await opened.page.getByText('Live', { exact: true }).waitFor();
  await opened.page.getByRole('combobox', { name: 'Select an address' }).waitFor();
  const shown = await addressField(opened.page).inputValue();
  return { ...opened, shown, other: shown === second ? opened.address : second };
}

it('one of two addresses is named when it is deleted, and stays when that fails', async () => {
  const { page, shown, other, close } = await openWithTwo();
  await page.route('**/api/guest/emails/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Email?' });
  await question.getByText(shown).waitFor();
  const remove = question.getByRole('button', { name: 'Delete', exact: true });
  await remove.click();
  await question.getByRole('alert').getByText('Nothing was deleted.').waitFor();
  expect(await addressField(page).inputValue()).toBe(shown);
  await page.unroute('**/api/guest/emails/*');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/guest/emails', (route) => held.promise.then(() => route.continue()));
  await remove.click();
  // The next address is selected while the dialog still names the deleted one.
  await expect.poll(() => addressField(page).inputValue()).toBe(other);
  await question.getByText(shown).waitFor();
  held.resolve();
  await page.getByRole('status').getByText(`${shown} and its messages are deleted.`).waitFor();
  await question.waitFor({ state: 'detached' });
  // The place stays taken, and the counter has words for everybody.
  await page.getByText('2/2 places used').waitFor({ state: 'attached' });
  await close();
});

it('two addresses stay selected after a reload, and a notice about one is not shown beside the other', async () => {
  const { page, shown, other, close } = await openWithTwo();
  const next = /^Your next address: \w+day/;
  await page.getByRole('button', { name: 'Generate Temporary Email', description: next }).waitFor();
  // What is in the list from the start is not announced.
  await page.getByText('No messages yet').waitFor();
  await sendBySmtp(site.app.smtpPort, { to: shown, subject: 'News', text: 'x' });
  const notice = page.getByText('New message from Ada Lovelace: News');
  await notice.waitFor({ state: 'attached' });
  for (const address of [other, shown]) {
    await page.getByRole('combobox', { name: 'Select an address' }).click();
    await page.getByRole('option', { name: address }).click();
    if (address === other) await notice.waitFor({ state: 'detached' });
    await expect.poll(() => addressField(page).inputValue()).toBe(address);
    await page.reload();
    await addressField(page).waitFor();
    expect(await addressField(page).inputValue()).toBe(address);
    await page.getByText('Live', { exact: true }).waitFor();
    expect(await addressField(page).inputValue()).toBe(address);
  }
  await close();
});

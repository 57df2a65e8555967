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

it('an address stays when its deletion fails, and the error is shown', async () => {
  const { page, address, close } = await openGuest(site);
  await page.goto('/');
  await page.route('**/api/guest/emails/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).click();
  const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true });
  await remove.click();
  await page.getByRole('alert').getByText('Nothing was deleted.').waitFor();
  expect(await addressField(page).inputValue()).toBe(address);
  await page.unroute('**/api/guest/emails/*');
  await remove.click();
  await page.getByText('No Active Email').waitFor();
  await page.getByRole('status').getByText(`${address} and its messages are deleted.`).waitFor();
  // The place stays taken, and the counter has words for everybody.
  await page.getByText(/Its place stays used until \w+day(?: at)? \d+:\d\d.[AP]M\./).waitFor();
  await page.getByText('1/2 places used').waitFor();
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
  for (const address of [shown, other]) {
    await page.getByRole('combobox', { name: 'Select an address' }).click();
    await page.getByRole('option', { name: address }).click();
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => addressField(page).inputValue()).toBe(address);
    await page.reload();
    await addressField(page).waitFor();
    expect(await addressField(page).inputValue()).toBe(address);
    await page.getByText('Live', { exact: true }).waitFor();
    expect(await addressField(page).inputValue()).toBe(address);
  }
  await close();
});

it('one of two addresses is named when it is deleted', async () => {
  const { page, shown, other, close } = await openWithTwo();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/guest/emails', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Email?' });
  await question.getByText('Are you sure? This action cannot be undone.').waitFor();
  await question.getByText(shown).waitFor();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  // The next address is selected while the dialog still names the deleted one.
  await expect.poll(() => addressField(page).inputValue()).toBe(other);
  await question.getByText(shown).waitFor();
  held.resolve();
  await page.getByRole('status').getByText(`${shown} and its messages are deleted.`).waitFor();
  await question.waitFor({ state: 'detached' });
  await close();
});

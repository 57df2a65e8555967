import { describe, expect, it } from 'vitest';
import { borrowPage, openAt, sharePage } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, sendBySmtp, withoutFeedback } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

describe('addresses of a guest', () => {
  it('that expire are no longer counted, and the one on screen disappears with the next refresh', async () => {
    const { page, context } = await site.browser.openPage('');
    await withoutFeedback(page);
    await page.clock.install();
    // The real list would reset the page's clock to the server's, so the list is held back and then empty.
    let over = false;
    const looked = Promise.withResolvers<void>();
    await page.route('**/api/guest/emails', async (route) => {
      if (!over) return route.continue();
      await looked.promise;
      await route.fulfill({ json: { success: true, emails: [], serverTime: new Date().toISOString() } });
    });
    await page.goto(site.app.http);
    await page.clock.runFor(2000);
    await generateAddress(page);
    const last = await generateAddress(page);
    const copy = page.getByRole('button', { name: 'Copy', exact: true });
    expect(await copy.getAttribute('class')).toContain('bg-accent');
    await page.getByText('Live', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
    const limit = page.getByRole('dialog', { name: 'Email Limit Reached' });
    await limit.getByText('You can keep using the ones you have.').waitFor();

    over = true;
    await page.clock.fastForward('01:00:05');
    await expect.poll(() => limit.textContent()).not.toContain('keep using');
    await page.keyboard.press('Escape');
    await page.getByText('This address has expired').waitFor();
    await page.getByText('2/2', { exact: true }).waitFor();
    expect(await addressField(page).inputValue()).toBe(last);
    expect(await page.getByRole('combobox', { name: 'Select an address' }).count()).toBe(0);
    expect(await page.getByText('Live', { exact: true }).count()).toBe(0);
    expect(await copy.getAttribute('class')).not.toContain('bg-accent');
    expect(await copy.isDisabled()).toBe(true);

    looked.resolve();
    await page.clock.fastForward(30_000);
    await page.getByText('No Active Email').waitFor();
    await context.close();
  });

  it('stay when a deletion fails, and the error is shown', async () => {
    const { page, close } = await openAt(site, '/');
    const address = await generateAddress(page);
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
});

describe('two addresses of a guest', () => {
  const opened = sharePage(() => borrowPage(site));
  let first: string;
  let second: string;

  it('come with the wait before the last one is generated', async () => {
    const { page } = opened;
    await page.goto('/');
    const wait = 'You can generate 1 more. New ones come 48 hours after the last one expires.';
    expect(await page.getByText(wait).count()).toBe(0);
    first = await generateAddress(page);
    await page.getByText(wait).waitFor();
    await page.getByRole('button', { name: 'Generate Temporary Email', description: wait }).waitFor();
    second = await generateAddress(page);
    await page.getByText(/^2 of 2 used\. Next address in/).waitFor();
    const next = /^Your next address: \w+day/;
    await page.getByRole('button', { name: 'Generate Temporary Email', description: next }).waitFor();
    expect(await page.getByText(wait).count()).toBe(0);
  });

  it('stay selected after a reload, and a notice about one is not shown beside another', async () => {
    const { page } = opened;
    await page.getByText('Live', { exact: true }).waitFor();
    // What is in the list from the start is not announced.
    await page.getByText('No messages yet').waitFor();
    await sendBySmtp(site.app.smtpPort, { to: second, subject: 'News', text: 'x' });
    const notice = page.getByText('New message from Ada Lovelace: News');
    await notice.waitFor({ state: 'attached' });
    await page.getByRole('combobox', { name: 'Select an address' }).click();
    await page.getByRole('option', { name: first }).click();
    await notice.waitFor({ state: 'detached' });
    for (const address of [first, second]) {
      await expect.poll(() => addressField(page).inputValue()).toBe(address);
      await page.reload();
      await addressField(page).waitFor();
      expect(await addressField(page).inputValue()).toBe(address);
      await page.getByText('Live', { exact: true }).waitFor();
      expect(await addressField(page).inputValue()).toBe(address);
      if (address === second) break;
      await page.getByRole('combobox', { name: 'Select an address' }).click();
      await page.getByRole('option', { name: second }).click();
    }
  });

  it('are named when they are deleted', async () => {
    const { page } = opened;
    const held = Promise.withResolvers<void>();
    await page.route('**/api/guest/emails', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Address options' }).click();
    await page.getByRole('menuitem', { name: 'Delete Email' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Email?' });
    await question.getByText('Are you sure? This action cannot be undone.').waitFor();
    await question.getByText(second).waitFor();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    // The next address is selected while the dialog still names the deleted one.
    await expect.poll(() => addressField(page).inputValue()).toBe(first);
    await question.getByText(second).waitFor();
    held.resolve();
    await page.getByRole('status').getByText(`${second} and its messages are deleted.`).waitFor();
    await question.waitFor({ state: 'detached' });
  });
});

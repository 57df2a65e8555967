import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { applyLook, findAxeViolationsIn, type Look } from './axe.ts';
import { generateAddress, sendBySmtp, withoutFeedback } from './home-page.ts';
import type { Site } from './site.ts';

export function testHomeScreens(site: Site, looks: readonly Look[]): void {
  const phone = looks.filter(([, width]) => width === 360);

  it('every state of home passes axe', async () => {
    const { page, context } = await site.browser.openPage('');
    await withoutFeedback(page);
    await page.goto(site.app.http);
    const check = (page: Page) => findAxeViolationsIn(page, looks);
    await page.getByText('No Active Email').waitFor();
    expect(await check(page), 'before the first address').toEqual([]);

    const address = await generateAddress(page);
    expect(await check(page), 'empty inbox').toEqual([]);

    await sendBySmtp(site.app.smtpPort, {
      to: address,
      subject: 'For axe',
      html: '<p>Hello <a href="https://example.org">there</a></p><img src="https://example.org/a.png">',
      text: 'Hello',
      attachments: [{ filename: 'a.txt', content: 'a' }],
    });
    const row = page.getByRole('button', { name: /For axe/ });
    await row.waitFor();
    expect(await check(page), 'inbox with mail').toEqual([]);
    await row.click();
    await page.locator('iframe[title="Message"]').waitFor();
    expect(await check(page), 'open message').toEqual([]);

    await generateAddress(page);
    await page.getByRole('combobox', { name: 'Select an address' }).click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    expect(await check(page), 'two addresses').toEqual([]);
    await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
    await page.getByRole('dialog', { name: 'Email Limit Reached' }).waitFor();
    expect(await check(page), 'limit modal').toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Address options' }).click();
    await page.getByRole('menuitem', { name: 'Delete Email' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await check(page), 'delete question').toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();

    await applyLook(page, phone[0]!);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#mobile-menu').waitFor();
    expect(await findAxeViolationsIn(page, phone), 'mobile menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Address options' }).click();
    await page.getByRole('dialog', { name: 'Address options' }).waitFor();
    expect(await findAxeViolationsIn(page, phone), 'sheet of the address').toEqual([]);

    await page.goto(`${site.app.http}/inbox/${address}`);
    await row.click();
    await page.locator('iframe[title="Message"]').waitFor();
    expect(await check(page), 'shared inbox').toEqual([]);
    await context.close();
  });
}

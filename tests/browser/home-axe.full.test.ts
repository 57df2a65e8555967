import { expect, it } from 'vitest';
import { applyLook, findAxeViolationsIn, LOOKS, OTHER_LOOKS } from '#tests/support/axe.ts';
import { openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { testHomeScreens } from '#tests/support/home-screens.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();
testHomeScreens(site, OTHER_LOOKS);

it('dialogs and menus of home, a choice of addresses and a shared inbox pass axe', async () => {
  const { page, guest, address, close } = await openGuest(site);
  await guest.generate();
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'For axe', html: '<p>Hello</p>' });
  const looks = [...LOOKS, ...OTHER_LOOKS];
  const phone = looks.filter(([, width]) => width === 360);
  const check = async (screen: string, among = looks) =>
    expect(await findAxeViolationsIn(page, among), screen).toEqual([]);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Select an address' }).click();
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Escape');
  await check('two addresses');
  await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
  await page.getByRole('dialog', { name: 'Email Limit Reached' }).waitFor();
  await check('limit modal');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).click();
  await page.getByRole('alertdialog').waitFor();
  await check('delete question');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await applyLook(page, phone[0]!);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('#mobile-menu').waitFor();
  await check('mobile menu', phone);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('dialog', { name: 'Address options' }).waitFor();
  await check('sheet of the address', phone);

  await page.goto(`/inbox/${address}`);
  await page.getByRole('button', { name: /For axe/ }).click();
  await page.locator('iframe[title="Message"]').waitFor();
  await check('shared inbox');
  await close();
});

import { expect, test } from 'vitest';
import { createAccount, newEmail } from '#tests/support/accounts.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test('the digits of a code can be deleted, cut, and removed by the keyboard of a phone', async () => {
  const email = newEmail('digits');
  await createAccount(site.app, email);
  const { page, close } = await openAt(site, '/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Send Reset Code' }).click();
  await dialog.getByRole('button', { name: 'Enter the code' }).click();
  const digit = (n: number) => page.getByLabel(`Digit ${n} of 6`);
  await digit(1).pressSequentially('12');
  await page.keyboard.press('Backspace');
  expect(await digit(2).inputValue()).toBe('');
  await digit(1).press('Delete');
  expect(await digit(1).inputValue()).toBe('');
  for (const key of ['ControlOrMeta+X', 'Unidentified'] as const) {
    await digit(1).pressSequentially('1');
    await digit(1).focus();
    if (key === 'Unidentified') await page.evaluate(`document.execCommand('delete')`);
    else await page.keyboard.press(key);
    expect(await digit(1).inputValue(), key).toBe('');
  }
  await close();
});

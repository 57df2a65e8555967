import { expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test('the digits of a code can be deleted, cut, and removed by the keyboard of a phone', async () => {
  const session = await createSignedIn(site.app, newEmail('digits'), 'expired');
  const { page, close } = await openAs(site, session);
  await page.goto('/resubscribe');
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

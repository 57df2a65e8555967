import { expect, test } from './playwright-fixture.ts';

test('a new user signs up with a code', async ({ page, inbox }) => {
  await page.goto('https://shop.example/sign-up');
  await page.getByLabel('Email').fill(inbox.address);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Code').fill(await inbox.waitForCode());
  await expect(page.getByText('Welcome')).toBeVisible();
});

import { expect, test } from 'vitest';
import { fillIn } from '#contract/fill-in.ts';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { setUpSite } from '#tests/support/site.ts';
import { refusals as ar } from '#web/language/refusals/ar.ts';
import { refusals as de } from '#web/language/refusals/de.ts';

const site = setUpSite();
const german = { prefix: 'de', says: de, key: 'Schlüssel erstellen', domain: 'Domain hinzufügen' };
const arabic = { prefix: 'ar', says: ar, key: 'إنشاء مفتاح', domain: 'إضافة نطاق' };

test.each([german, arabic])(
  'the page in $prefix says in its language why the server refuses something, and what is wrong with a field',
  async ({ prefix, says, key, domain }) => {
    const { page, problems, close } = await openAs(site, await createSignedIn(site.app, newEmail('refused')));
    await page.goto(`/${prefix}/manage`);
    const form = (button: string) =>
      page.locator('form', { has: page.getByRole('button', { name: button }) });
    const add = async (button: string, text: string) => {
      await form(button).getByRole('textbox').fill(text);
      await form(button).getByRole('button', { name: button }).click();
    };
    await add(domain, 'a.localhost');
    await form(domain)
      .getByText(fillIn(says['reserved-ending'], { ending: 'localhost' }))
      .waitFor();
    // What the schema of the contract refuses.
    await add(key, 'a\u202eb');
    await form(key).getByText(says['key-name-in-one-line']).waitFor();
    expect(problems).toEqual([]);
    await close();
  },
);

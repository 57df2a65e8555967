import { expect, test } from 'vitest';
import { fillIn } from '#contract/fill-in.ts';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { setUpSite } from '#tests/support/site.ts';
import { readCatalogue } from '../../scripts/translations/catalogue.ts';
import { catalogueFile } from '../../scripts/translations/parts.ts';

const site = setUpSite();
const german = { prefix: 'de', key: 'Schlüssel erstellen', domain: 'Domain hinzufügen' };
const arabic = { prefix: 'ar', key: 'إنشاء مفتاح', domain: 'إضافة نطاق' };

test.each([german, arabic])(
  'the page in $prefix says in its language why the server refuses something, and what is wrong with a field',
  async ({ prefix, key, domain }) => {
    const catalogue = readCatalogue(catalogueFile('page', prefix));
    const sentence = (code: string) => catalogue.get(`reasons ${code}`)!.translation;
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
      .getByText(fillIn(sentence('reserved-ending'), { ending: 'localhost' }))
      .waitFor();
    // What the schema of the contract refuses.
    await add(key, 'a\u202eb');
    await form(key).getByText(sentence('key-name-in-one-line')).waitFor();
    expect(problems).toEqual([]);
    await close();
  },
);

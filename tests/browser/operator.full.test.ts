import { expect, test } from 'vitest';
import { createGuest } from '#tests/support/api-client.ts';
import { findAxeViolationsIn, LOOKS, OTHER_LOOKS } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { plainMail } from '#tests/support/mails.ts';
import { setUpSite } from '#tests/support/site.ts';
import { sendMail } from '#tests/support/smtp-client.ts';
import { run } from '#tests/support/test-database.ts';

const TOKEN = 'the-operators-own-token-0123456789';
const site = setUpSite({ operatorToken: TOKEN });

test('the panels with a traced address pass axe and fit in every look, also when a mail cannot be opened', async () => {
  const { address } = await (await createGuest(site.app.http)).generate();
  await sendMail(site.app.smtpPort, { to: address, raw: plainMail({ subject: 'x' }) });
  // As after the loss of a key.
  await run(site.app.databaseUrl, "UPDATE messages SET summary = ''");
  const { page, problems, close } = await openAt(site, '/robots.txt');
  await page.evaluate(`sessionStorage.operator_token = '${TOKEN}'`);
  await page.goto('/operator');
  await page.getByLabel('Temporary address').fill(address);
  await page.getByRole('button', { name: 'Trace', exact: true }).click();
  await page.getByText('cannot be opened: its key is missing').waitFor();
  expect(await findAxeViolationsIn(page, [...LOOKS, ...OTHER_LOOKS])).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

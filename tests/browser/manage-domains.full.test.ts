import { afterAll, expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { signIn } from '#tests/support/accounts.ts';
import { findAxeViolationsIn } from '#tests/support/axe.ts';
import { startDns } from '#tests/support/dns-server.ts';
import { createMember, MAIL_HOST, prove } from '#tests/support/own-domains.ts';
import { setUpSite } from '#tests/support/site.ts';

const dns = await startDns({});
afterAll(() => dns.close());
const site = setUpSite({ dnsServers: [dns.server], senderChecks: false, mailHost: MAIL_HOST });

test.each(['ar', 'de'])('in %s long domains fit on a phone', async (language) => {
  const member = await createMember(site.app);
  const active = `${language}${'x'.repeat(60)}.example`;
  await prove(dns, member, active);
  await member.generate({ domain: active, name: '*' });
  await member.claim(`${'a-very-long-name-'.repeat(3)}${language}.example`);
  const session = await signIn(site.app.http, member.email);
  const { page, close } = await openAs(site, session, { viewport: { width: 360, height: 640 } });
  await page.goto(`/${language}/manage`);
  await page.getByText('TXT', { exact: true }).last().waitFor();
  await page.getByRole('button', { name: `*@${active}` }).waitFor();
  expect(await findAxeViolationsIn(page, [['light', 360]])).toEqual([]);
  await close();
});

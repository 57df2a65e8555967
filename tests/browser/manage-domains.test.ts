import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Domain } from '#contract/domains.ts';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, signIn } from '#tests/support/accounts.ts';
import { findAxeViolationsIn } from '#tests/support/axe.ts';
import { startDns } from '#tests/support/dns-server.ts';
import { createMember, MAIL_HOST, proofOf, prove, publish } from '#tests/support/own-domains.ts';
import { setUpSite } from '#tests/support/site.ts';

const LOOK_MS = 30_000;
const dns = await startDns({});
afterAll(() => dns.close());
const site = setUpSite({ dnsServers: [dns.server], senderChecks: false, mailHost: MAIL_HOST });

const open = async (email: string) => {
  const visit = await openAs(site, await createSignedIn(site.app, email));
  await visit.page.clock.install();
  await visit.page.goto('/manage');
  await visit.page.getByText('You have no domains yet.').waitFor();
  return visit;
};
const addDomain = async (page: Page, name: string) => {
  await page.getByLabel('Domain', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Add Domain' }).click();
};
const listOf = (page: Page) => page.getByRole('list', { name: 'Your domains' });
const recordOf = (page: Page, type: 'TXT' | 'MX') =>
  page
    .getByRole('list', { name: 'DNS records' })
    .getByRole('listitem')
    .filter({ has: page.getByText(type, { exact: true }) })
    .first();
const copied = async (page: Page, part: string) => {
  await page.getByRole('button', { name: `Copy the ${part} record`, exact: true }).click();
  return page.evaluate<string>('navigator.clipboard.readText()');
};

test('a new user adds a domain with the page alone, sees it become active, uses and removes it', async () => {
  const { page, problems, close } = await open('owner@example.org');
  await page.getByText('Use a domain just for this, not your company’s.').waitFor();
  await page.getByRole('button', { name: 'Add Domain' }).click();
  await page.getByText('Please enter a domain').waitFor();
  await addDomain(page, 'github.io');
  await page.getByText('Anybody can register names below github.io', { exact: false }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true');

  await addDomain(page, 'Bücher.example');
  const name = 'xn--bcher-kva.example';
  await page.getByRole('heading', { name: `bücher.example ${name}` }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(`bücher.example ${name}`);
  await recordOf(page, 'TXT').getByText('Not seen in DNS').waitFor();
  await recordOf(page, 'MX').getByText('Not seen in DNS').waitFor();
  await page.getByText(/^Last look: .*Just now$/).waitFor();

  const txt = { name: await copied(page, 'name of the TXT'), value: await copied(page, 'value of the TXT') };
  const mx = { name: await copied(page, 'name of the MX'), value: await copied(page, 'value of the MX') };
  expect([txt.name, mx]).toEqual([`_mayfly.${name}`, { name, value: MAIL_HOST }]);
  dns.state.zone[txt.name] = { TXT: [txt.value] };
  dns.state.zone[mx.name] = { MX: ['10 mail.example.net'] };
  await page.clock.fastForward(LOOK_MS);
  await page.getByText('bücher.example is active. You can have addresses there now.').waitFor();
  // The first look may still have been under way, with what it found before. There are six looks a minute.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(LOOK_MS);
        return recordOf(page, 'MX').textContent();
      },
      { interval: 10_000, timeout: 150_000 },
    )
    .toContain('We found mail.example.net; ours is missing');
  await page.getByText('Needs your attention').waitFor();
  expect(await findAxeViolationsIn(page, [['dark', 360]])).toEqual([]);
  dns.state.zone[mx.name] = { MX: [`10 ${mx.value}`] };
  await page.clock.fastForward(LOOK_MS);
  await listOf(page).getByText('Active', { exact: true }).waitFor();

  const subdomains = page.getByRole('switch', { name: 'Allow sub-domains' });
  await page.getByText('Sub-domains', { exact: true }).click();
  await subdomains.click();
  await page.getByText(`Please add the MX record for *.${name} first.`, { exact: false }).waitFor();
  expect(await subdomains.getAttribute('aria-checked')).toBe('false');
  dns.state.zone[await copied(page, 'name of the MX *')] = {
    MX: [`10 ${await copied(page, 'value of the MX *')}`],
  };
  await subdomains.click();
  await expect.poll(() => subdomains.getAttribute('aria-checked')).toBe('true');

  await page.getByRole('button', { name: 'New Address' }).click();
  await page.waitForURL('**/dashboard');
  await page
    .getByTitle(new RegExp(`^[^*]+@${name}$`))
    .first()
    .waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Address for Every Name' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByTitle(`*@${name}`, { exact: true }).first().waitFor();
  await page.goBack();
  await page.getByRole('button', { name: `Open *@${name}` }).waitFor();

  await page.getByRole('button', { name: 'Remove bücher.example' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove bücher.example?' });
  await dialog.getByText('All its addresses are closed at once', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('bücher.example was removed.').waitFor();
  await page.getByText('You have no domains yet.').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('a domain is looked at on request, within the limit, and a silent DNS is no proof of anything', async () => {
  Object.assign(dns.state, { lie: 'refusal', liesAbout: /silent\.example$/ });
  const { page, close } = await open('patient@example.org');
  await addDomain(page, 'silent.example');
  await recordOf(page, 'TXT').getByText('No answer from DNS: we will ask again').waitFor();
  dns.state.lie = null;
  const look = page.getByRole('button', { name: 'Look Now' });
  await look.click();
  await recordOf(page, 'TXT').getByText('Not seen in DNS').waitFor();
  const refused = page.getByText('We looked several times within the last minute. Please wait a moment.');
  await expect
    .poll(async () => {
      const [answer] = await Promise.all([page.waitForResponse('**/verify'), look.click()]);
      return answer.status();
    })
    .toBe(429);
  await refused.waitFor();
  // Nobody looks at a page in the background.
  let looks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/verify')) looks += 1;
  });
  await page.evaluate(
    `Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })`,
  );
  await page.clock.fastForward(4 * LOOK_MS);
  // What the page has asked for before has been answered then.
  await page.evaluate(`fetch('/api/domains').then(({ status }) => status)`);
  expect(looks).toBe(0);
  await page.evaluate(
    `delete document.visibilityState; document.dispatchEvent(new Event('visibilitychange'))`,
  );
  await page.clock.fastForward(LOOK_MS);
  await expect.poll(() => looks).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove silent.example' }).click();
  await page.getByText('Its TXT record becomes worthless.', { exact: false }).waitFor();
  await close();
});

test('a list that could not be loaded is loaded again, and a domain that was lost or blocked says why, and what to publish now', async () => {
  const [loser, winner] = [await createMember(site.app), await createMember(site.app)];
  const claim = await winner.claim('lost.example');
  const before = await prove(dns, loser, 'lost.example');
  publish(dns, 'lost.example', [proofOf(claim)]);
  await winner.verify('lost.example');
  const { page, close } = await openAs(site, await signIn(site.app.http, loser.email));
  await page.route('**/api/domains', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.goto('/manage');
  await page.getByText('Your domains could not be loaded.').waitFor();
  const blocked: Domain = {
    ...before,
    state: 'blocked',
    problem: 'The operator of this service has blocked this domain: spam',
  };
  await page.unroute('**/api/domains');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await listOf(page).getByText('Suspended', { exact: true }).waitFor();
  await page.getByText('Another account has proved that this domain is theirs', { exact: false }).waitFor();
  await page.getByText('When these records are in DNS, the domain becomes active again.').waitFor();
  const value = await copied(page, 'value of the TXT');
  expect(value).toMatch(/^mayfly-domain=/);
  expect(value).not.toBe(proofOf(before));

  const others = ['two.example', 'three.example'].map((name) => ({ ...blocked, name, display: name }));
  await page.route('**/api/domains', (route) =>
    route.fulfill({ json: { success: true, domains: [blocked, ...others] } }),
  );
  await page.reload();
  await listOf(page).getByText('Blocked', { exact: true }).first().waitFor();
  await page.getByText(blocked.problem!).first().waitFor();
  expect(await page.getByRole('list', { name: 'DNS records' }).count()).toBe(0);
  await page.getByText('You have 3 domains, which is the limit. Remove one to add another.').waitFor();
  expect(await page.getByRole('button', { name: 'Add Domain' }).count()).toBe(0);
  await close();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAxeViolationsIn } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startDns, type Zone } from '#tests/support/dns-server.ts';
import { generateAddress, withoutFeedback } from '#tests/support/home-page.ts';
import { addDomain, mailFrom, sign } from '#tests/support/signed-mail.ts';
import { sendMail } from '#tests/support/smtp-client.ts';
import { type RunningApp, startApp } from '#tests/support/start-app.ts';

const zone: Zone = {};
let dns: Awaited<ReturnType<typeof startDns>>;
let app: RunningApp;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  dns = await startDns(zone);
  [app, browser] = await Promise.all([startApp({ dnsServers: [dns.server] }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.close();
  await dns.close();
});

it('says who sent a message in one word, and the reasons on a click; a later verdict appears by itself', async () => {
  const acme = addDomain(zone, 'acme.example', { policy: 'reject', servers: 'ip4:127.0.0.9' });
  const evil = addDomain(zone, 'evil.example', { policy: 'none', servers: 'ip4:127.0.0.1' });
  const { page, problems } = await browser.openPage('');
  await withoutFeedback(page);
  await page.goto(app.http);
  const to = await generateAddress(page);
  await page.getByText('Live', { exact: true }).waitFor();
  const send = (raw: string, from = 'sender@nowhere.example') => sendMail(app.smtpPort, { to, from, raw });
  const named = (from: string, subject: string) =>
    mailFrom(from).replace('Subject: Hello', `Subject: ${subject}`);
  const rowOf = (subject: string) => page.getByRole('listitem').getByRole('button', { name: subject });
  const mark = page.getByRole('button', { name: /^Sender: / });
  const reasons = page.getByRole('region', { name: 'Who sent this?' });

  // DNS is slow at first, so the message opens without a verdict.
  dns.state.delayMs = 700;
  await send(await sign(named('Acme <news@acme.example>', 'Your order'), [acme]), 'b@acme.example');
  await rowOf('Your order').click();
  await page.getByRole('button', { name: 'Sender: Not checked' }).waitFor();
  dns.state.delayMs = 0;
  await page.getByRole('button', { name: 'Sender: Genuine' }).click();
  await expect
    .poll(() => reasons.getByRole('listitem').allTextContents())
    .toEqual([
      'Signed by acme.example; the signature is valid.',
      'acme.example asks receivers to reject unproven mail.',
      'acme.example does not allow the server that sent this mail.',
      'It arrived without encryption.',
    ]);
  await mark.click();
  await reasons.waitFor({ state: 'detached' });

  const link = 'Verify your email address: https://acme-login.example/verify?token=k2j3h4g5';
  await send(`${named('Acme <news@acme.example>', 'Pay now')}${link}\r\n`);
  await page.getByLabel('Suspicious sender').waitFor();
  await rowOf('Pay now').click();
  await page.getByText('Don’t trust the verification link in this message.').waitFor();
  expect(await page.getByRole('link', { name: 'Open verification link' }).count()).toBe(0);
  expect(await rowOf('Pay now').textContent()).not.toContain('Verification link');
  await page.getByRole('button', { name: 'Sender: Suspicious' }).click();
  await reasons.getByText('This mail is probably not from acme.example.').waitFor();
  await reasons.getByText('The mail is not signed.').waitFor();

  await send(await sign(named('PayPal Support <x@evil.example>', 'Your account'), [evil]), 'x@evil.example');
  await rowOf('Your account').click();
  await page.getByText('The name says PayPal, but the mail is from evil.example.').waitFor();

  await send(named('Ann <ann@nowhere.example>', 'Hello Bob'));
  await rowOf('Hello Bob').click();
  await page.getByRole('button', { name: 'Sender: Unproven' }).click();
  await reasons.getByText('nowhere.example does not say what to do with unproven mail.').waitFor();
  expect(
    await findAxeViolationsIn(page, [
      ['light', 360],
      ['dark', 1440],
    ]),
  ).toEqual([]);
  expect(problems).toEqual([]);
});

import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { findAxeViolationsIn } from '#tests/support/axe.ts';
import { borrowPage } from '#tests/support/borrow-page.ts';
import { startDns, type Zone } from '#tests/support/dns-server.ts';
import { generateAddress, withoutFeedback } from '#tests/support/home-page.ts';
import { addDomain, mailFrom, sign } from '#tests/support/signed-mail.ts';
import { setUpSite } from '#tests/support/site.ts';
import { sendMail } from '#tests/support/smtp-client.ts';

const zone: Zone = {};
let dns: Awaited<ReturnType<typeof startDns>>;
// After the app, which asks it.
afterAll(() => dns?.close());
const site = setUpSite(async () => {
  dns = await startDns(zone);
  return { dnsServers: [dns.server] };
});

/** A guest with an address, to which `send` sends. */
async function open(options: Parameters<typeof borrowPage>[1] = {}) {
  const opened = await borrowPage(site, options);
  const { page } = opened;
  await withoutFeedback(page);
  await page.goto('/');
  const to = await generateAddress(page);
  await page.getByText('Live', { exact: true }).waitFor();
  const send = (raw: string, from = 'sender@nowhere.example') =>
    sendMail(site.app.smtpPort, { to, from, raw });
  return { ...opened, send };
}

it('says who sent a message in one word, and the reasons on a click; a later verdict appears by itself', async () => {
  const acme = addDomain(zone, 'acme.example', { policy: 'reject', servers: 'ip4:127.0.0.9' });
  const evil = addDomain(zone, 'evil.example', { policy: 'none', servers: 'ip4:127.0.0.1' });
  const { page, problems, send, close } = await open();
  const named = (from: string, subject: string) =>
    mailFrom(from).replace('Subject: Hello', `Subject: ${subject}`);
  const rowOf = (subject: string) => page.getByRole('listitem').getByRole('button', { name: subject });
  const mark = page.getByRole('button', { name: /^Sender: / });
  const reasons = page.getByRole('region', { name: 'Who sent this?' });

  // DNS is silent at first, so the message opens without a verdict.
  dns.state.silent = true;
  await send(await sign(named('Acme <news@acme.example>', 'Your order'), [acme]), 'b@acme.example');
  await rowOf('Your order').click();
  const pending = page.getByRole('button', { name: 'Sender: Checking…' });
  const { width } = (await pending.boundingBox())!;
  dns.state.silent = false;
  // Where opening took long, the check has given up and is repeated after a minute.
  const genuine = page.getByRole('button', { name: 'Sender: Genuine' });
  await genuine.waitFor({ timeout: 150_000 });
  expect((await genuine.boundingBox())!.width).toBe(width);
  await genuine.click();
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
  await page.getByText('Suspicious sender').waitFor();
  await rowOf('Pay now').click();
  const warning = page.getByRole('article').getByRole('alert');
  await warning.getByText('Suspicious. This mail is probably not from acme.example.').waitFor();
  await warning.getByText('acme.example has not signed it.').waitFor();
  await page.getByRole('article').getByText('https://acme-login.example/verify').waitFor();
  // Neither in the text nor above it.
  expect(await page.getByRole('article').getByRole('link').count()).toBe(0);
  expect(await rowOf('Pay now').textContent()).not.toContain('Verification link');
  const suspicious = page.getByRole('button', { name: 'Sender: Suspicious' });
  expect((await suspicious.boundingBox())!.width).toBe(width);
  await suspicious.click();
  await reasons.getByText('This mail is probably not from acme.example.').waitFor();
  await reasons.getByText('The mail is not signed.').waitFor();
  await warning.getByText('Links are switched off').waitFor();
  // Escape closes one thing at a time.
  await page.keyboard.press('Escape');
  await reasons.waitFor({ state: 'detached' });
  expect(await page.getByRole('article', { name: 'Pay now' }).count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('article').waitFor({ state: 'detached' });

  await send(await sign(named('PayPal Support <x@evil.example>', 'Your account'), [evil]), 'x@evil.example');
  await rowOf('Your account').click();
  await warning.getByText('The name says PayPal, but the mail is from evil.example.').waitFor();
  await page.getByRole('article').getByText('Hello there').waitFor();
  // There are no links.
  expect(await warning.textContent()).not.toContain('switched off');
  expect(await warning.getByRole('button').count()).toBe(0);

  await send(named('Ann <ann@nowhere.example>', 'Hello Bob'));
  await rowOf('Hello Bob').click();
  await page.getByRole('button', { name: 'Sender: Unproven' }).click();
  await reasons.getByText('nowhere.example does not say what to do with unproven mail.').waitFor();
  expect(await findAxeViolationsIn(page, [['light', 1440]])).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

it('a code whose sender is in doubt is marked in the list, not recommended, and never above a genuine one', async () => {
  const globex = addDomain(zone, 'globex.example', { policy: 'reject', servers: 'ip4:127.0.0.9' });
  const mallory = addDomain(zone, 'mallory.example', { policy: 'reject', servers: 'ip4:127.0.0.9' });
  const { page, problems, send, close } = await open({ viewport: { width: 360, height: 780 } });
  const codeMail = (from: string, code: string) => `${mailFrom(from)}Your verification code is ${code}.\r\n`;
  const chipOf = (code: string) =>
    page.getByRole('listitem').getByRole('button', { name: `Copy code ${code}` });
  const colorOf = (code: string) =>
    chipOf(code).evaluate((chip) => chip.ownerDocument.defaultView.getComputedStyle(chip).color);
  const band = page.getByRole('region', { name: 'Newest code' });
  const groundOf = (place: Locator) =>
    place
      .getByRole('button', { name: 'Copy code', exact: true })
      .evaluate((button) => button.ownerDocument.defaultView.getComputedStyle(button).backgroundColor);

  await send(await sign(codeMail('PayPal <x@mallory.example>', '771204'), [mallory]));
  await page.getByText('Look-alike sender').waitFor();
  await chipOf('771204').waitFor();
  expect(await band.count()).toBe(0);
  await send(await sign(codeMail('Globex <id@globex.example>', '482913'), [globex]));
  await band.getByText('482913').waitFor();
  // Outside of the page, a code is told when its sender is checked, and one in doubt never.
  await page.getByText('New message from Globex: code 4 8 2 9 1 3').waitFor({ state: 'attached' });
  await page.evaluate(`
    window.told = [];
    const region = document.querySelector('.desk [aria-live]');
    const note = () => window.told.push(region.textContent);
    new MutationObserver(note).observe(region, { characterData: true, childList: true, subtree: true });
    window.Notification = class {
      static permission = 'granted';
      constructor(title, { body }) { window.told.push(title + ' ' + body); }
    };
    localStorage.setItem('mail_notifications', 'on');
    Object.defineProperty(document, 'hidden', { get: () => true });
  `);
  await send(codeMail('Globex <id@globex.example>', '660451'));
  await page.getByText('Suspicious sender').waitFor();
  await expect
    .poll(() => page.evaluate<string[]>('window.told'))
    .toEqual(
      expect.arrayContaining([
        'Suspicious message Says it is from Globex',
        'Suspicious message: says it is from Globex',
      ]),
    );
  expect((await page.evaluate<string[]>('window.told')).join()).not.toMatch(/code|6 ?6 ?0/);
  await chipOf('660451').waitFor();
  await band.getByText('482913').waitFor();
  await expect.poll(() => page.title()).toBe('482913 · Mayfly');
  const recommended = await groundOf(band);
  expect(await colorOf('660451')).toBe(await colorOf('771204'));
  expect(await colorOf('771204')).not.toBe(await colorOf('482913'));
  await chipOf('771204').click();
  await page.getByRole('listitem').getByRole('button', { name: 'Copied' }).waitFor();

  // It can prove its own domain, which is not the one that its name claims.
  await page.getByRole('button', { name: /^(Unread\. )?PayPal/ }).click();
  expect(await groundOf(page.getByRole('article'))).not.toBe(recommended);
  await page.getByRole('button', { name: 'Sender: Look-alike' }).click();
  await page
    .getByRole('region', { name: 'Who sent this?' })
    .getByText('This mail really is from mallory.example.')
    .waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('no link of a forged message opens, however it is pressed, until the reader wants it', async () => {
  addDomain(zone, 'mybank.example', { policy: 'reject', servers: 'ip4:127.0.0.9' });
  const { page, context, send, close } = await open();
  const html = `<p>Words</p><p><a href="https://login.example/verify?token=k2j3h4g5">Verify your email address</a></p>
<p><a href="https://evil.example/">www.mybank.example</a> <a href="mailto:x@evil.example">Write</a></p>
<style>.named::before, .named b::after { content: "www.mybank.example" !important } .named li { list-style-type: "mybank.example" }
a.alive, a.alive * { text-decoration: underline !important; opacity: 1 !important; filter: none !important }</style>
<p><a class="alive" href="https://evil.example/2" style="opacity:1!important"><span style="display:inline-block;text-decoration:underline!important">Log in</span></a></p>
<div><a class="named" href="https://evil.example/3"><b>Here</b><li style="list-style-type:'mybank.example'!important">There</li></a></div>
<p><a href="https://EVIL.example/#x">Same place</a></p>`;
  const mail = (from: string, subject: string) =>
    mailFrom(from)
      .replace('Subject: Hello', `Subject: ${subject}`)
      .replace('text/plain', 'text/html')
      .replace('Hello there', html);
  const opened: string[] = [];
  const note = (other: Page) => opened.push(other.url());
  context.on('page', note);
  const rowOf = (subject: string) => page.getByRole('listitem').getByRole('button', { name: subject });
  const inside = page.frameLocator('iframe[title="Message"]');
  const article = page.getByRole('article');

  await send(mail('Bank <a@mybank.example>', 'Forged'));
  await page.getByRole('listitem').filter({ hasText: 'Forged' }).getByText('Suspicious sender').waitFor();
  await rowOf('Forged').click();
  await article.getByText('This mail is probably not from mybank.example.').waitFor();
  await article.getByText('“www.mybank.example” leads to evil.example.').waitFor();
  await article.getByText('6 links in this message').waitFor();
  const link = inside.getByText('Verify your email address');
  await link.waitFor();
  expect(await article.locator('a').count()).toBe(0);
  expect(await inside.locator('[href], [tabindex]').count()).toBe(0);
  for (const button of ['left', 'middle'] as const) await link.click({ button });
  // Nor does one look as if it could, whatever its own style says.
  const dead = inside.getByText('Log in');
  const looks = await dead.evaluate((span) => {
    const { getComputedStyle } = span.ownerDocument.defaultView;
    const { opacity, filter } = getComputedStyle(span.parentElement);
    return [getComputedStyle(span).textDecorationLine, filter, opacity];
  });
  expect(looks).toEqual(['line-through', 'grayscale(1)', '0.65']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await article.getByRole('button', { name: 'Open anyway' }).click();
  await expect.poll(() => inside.getByRole('link').count()).toBe(6);
  // A style sheet adds no text to a link.
  const added = await inside.locator('.named').evaluate((named) => {
    const { getComputedStyle } = named.ownerDocument.defaultView;
    const [bold, item] = named.children;
    return [
      getComputedStyle(named, '::before').content,
      getComputedStyle(bold, '::after').content,
      getComputedStyle(item).listStyleType,
    ];
  });
  expect(added).toEqual(['none', 'none', 'disc']);
  // Mayfly itself still offers none of them.
  expect(await article.getByRole('link', { name: 'Open verification link' }).count()).toBe(0);
  expect(await article.locator('details a').count()).toBe(6);
  await article.getByText('This mail is probably not from mybank.example.').waitFor();
  expect(opened).toEqual([]);

  // Only the link that leads elsewhere, and others to the same place, are off in a message that is not forged.
  await send(mail('Ann <a@nowhere.example>', 'Honest'));
  await rowOf('Honest').click();
  await article.getByText('A link leads elsewhere.').waitFor();
  await article.getByText('2 links are switched off').waitFor();
  await expect.poll(() => inside.getByRole('link').count()).toBe(4);
  for (const label of ['www.mybank.example', 'Same place'])
    expect(await inside.getByText(label).getAttribute('href')).toBeNull();
  await article.getByRole('link', { name: 'Open verification link' }).waitFor();

  // The link that was found is the misleading one, in another spelling.
  await send(
    mail('Ann <a@nowhere.example>', 'Another spelling')
      .replace(html, '')
      .concat(
        '<a href="https://LOGIN.example:443/verify?token=k2j3h4g5">Verify your email address: www.mybank.example</a>\r\n',
      ),
  );
  await rowOf('Another spelling').click();
  await article.getByText('A link leads elsewhere.').waitFor();
  expect(await article.getByRole('link', { name: 'Open verification link' }).count()).toBe(0);
  // Mayfly asks before it opens it.
  const openLink = article.getByRole('button', { name: 'Open verification link' });
  await openLink.click();
  const question = page.getByRole('alertdialog', { name: 'Open this link?' });
  await question.getByText('It leads to login.example.').waitFor();
  expect(await findAxeViolationsIn(page, [['light', 360]])).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(opened).toEqual([]);
  await openLink.press('Enter');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    question.getByRole('button', { name: 'Open anyway' }).click(),
  ]);
  expect(await other.evaluate('window.opener')).toBeNull();
  await other.close();
  await article.getByText('The link is switched off').waitFor();
  await article.getByRole('button', { name: 'Open anyway' }).click();
  await article.getByText('Links work now').waitFor();
  await expect.poll(() => inside.getByRole('link').count()).toBe(1);
  await article.getByRole('button', { name: 'Switch off again' }).press('Enter');
  await expect.poll(() => inside.getByRole('link').count()).toBe(0);
  await article.getByRole('button', { name: 'Open anyway' }).press('Enter');
  await expect.poll(() => inside.getByRole('link').count()).toBe(1);
  expect(await article.getByRole('link', { name: 'Open verification link' }).count()).toBe(0);
  context.removeListener('page', note);
  await close();
});

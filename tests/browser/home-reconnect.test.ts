import { expect, it } from 'vitest';
import { generateAddress, openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { startProxy } from '#tests/support/tcp-proxy.ts';

const site = setUpSite();

it('a page that was offline says so, goes on where it was, and shows what arrived meanwhile', async () => {
  const { page, context, address: to, close } = await openGuest(site);
  const send = (subject: string) => sendBySmtp(site.app.smtpPort, { to, subject, text: 'Here I am.' });
  for (const subject of ['Before', 'Later']) await send(subject);
  await page.goto('/');
  await page.getByText('Live', { exact: true }).waitFor();
  // The code that shows messages is loaded with the first one that is opened.
  await page.getByRole('listitem').getByRole('button', { name: 'Before' }).click();
  const text = page.getByRole('article').getByText('Here I am.');
  await text.waitFor();

  await context.setOffline(true);
  await page.getByText('You are offline. New messages appear when you are connected again.').waitFor();
  await page.getByText('Offline', { exact: true }).waitFor();
  await page.getByRole('listitem').getByRole('button', { name: 'Later' }).click();
  await page.getByText('You are offline. This message loads when you are connected again.').waitFor();
  await send('Meanwhile');
  const reconnect = page.waitForRequest(/\/api\/guest\/events/);
  await context.setOffline(false);
  expect((await (await reconnect).allHeaders())['last-event-id']).toMatch(/./);
  await page.getByRole('button', { name: /Meanwhile/ }).waitFor();
  await text.waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  expect(await page.getByRole('listitem').getByRole('button', { name: 'Before' }).count()).toBe(1);
  expect(await page.getByText('You are offline.').count()).toBe(0);
  await close();
});

it('a page without its server says so at every button, and catches up when it is back', async () => {
  // The app goes on, and takes mail.
  const line = await startProxy(site.app.http);
  const { page, context } = await site.browser.openPage(line.url);
  const to = await generateAddress(page);
  const send = (subject: string) => sendBySmtp(site.app.smtpPort, { to, subject, text: 'words' });
  for (const subject of ['Opened before', 'Opened later']) await send(subject);
  const row = (name: string) => page.getByRole('listitem').getByRole('button', { name });
  const article = page.getByRole('article');
  const unread = page.getByRole('button', { name: /Unread\. .*Opened later/ });
  await row('Opened before').click();
  await article.getByText('words', { exact: true }).waitFor();
  await unread.waitFor();
  await page.getByText('Live', { exact: true }).waitFor();

  await line.cut();
  const notice = page.getByRole('status').filter({ hasText: 'Our server does not answer.' });
  await notice.getByText('Your addresses and messages are safe').waitFor();
  await page.getByText('No answer', { exact: true }).waitFor();
  await page.getByText(/^Trying again in \d+ s$/).waitFor();
  for (const name of ['Refresh', 'Try now'])
    await Promise.all([
      page.waitForRequest('**/api/guest/emails'),
      page.getByRole('button', { name }).click(),
    ]);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Copied to clipboard!').waitFor();
  // One notice says what did not work, and nothing else does.
  await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
  await notice.getByText('No address was generated.').waitFor();
  await page.getByRole('button', { name: 'Download raw source' }).click();
  await notice.getByText('The source could not be downloaded.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await unread.click();
  await page.getByText('This message loads when our server answers again.').waitFor();
  await send('Meanwhile');

  await line.mend();
  await row('Meanwhile').waitFor();
  await article.getByText('words', { exact: true }).waitFor();
  await unread.waitFor({ state: 'detached' });
  await page.getByText('Live', { exact: true }).waitFor();
  expect(await notice.count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
  await send('After');
  await row('After').waitFor();
  await context.close();
  await line.close();
});

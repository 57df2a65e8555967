import { beforeAll, describe, expect, it } from 'vitest';
import { guestWith } from '#tests/support/api-client.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

describe('an unread message', () => {
  let owner: Awaited<ReturnType<typeof openAt>>;
  let to: string;
  beforeAll(async () => {
    owner = await openAt(site, '/');
    to = await generateAddress(owner.page);
  });

  it('is read once its owner opens it, on the server too, and shows changes made elsewhere at once', async () => {
    const { page, problems } = owner;
    await page.getByText('Live', { exact: true }).waitFor();
    const token = String(await page.evaluate('sessionStorage.guest_session_token'));
    const guest = guestWith(site.app.http, { token, guestId: '' });
    const seen = async () => (await guest.messages(to))[0]!.seen;

    await sendBySmtp(site.app.smtpPort, { to, subject: 'Only once', text: 'words' });
    const row = page.getByRole('button', { name: /Unread\. .*Only once/ });
    await row.waitFor();
    await page.getByText('1 unread').waitFor();
    expect(await seen()).toBe(false);

    await row.click();
    await page.getByRole('heading', { level: 3, name: 'Only once' }).waitFor();
    await row.waitFor({ state: 'detached' });
    await expect.poll(seen).toBe(true);

    await page.reload();
    await page.getByRole('button', { name: /Only once/ }).waitFor();
    expect(await row.count()).toBe(0);

    await page.getByText('Live', { exact: true }).waitFor();
    const [message] = await guest.messages(to);
    await guest.ask('PATCH', `${guest.messagesPath(to)}/${message!.id}`, { body: { seen: false } });
    await row.waitFor();
    expect(problems).toEqual([]);
  });

  it('is not marked by somebody else who looks at the inbox', async () => {
    await sendBySmtp(site.app.smtpPort, { to, subject: 'Not yours', text: 'words' });
    await owner.page.getByRole('button', { name: /Unread\. .*Not yours/ }).waitFor();

    const other = await openAt(site, `/inbox/${to}`);
    const changes: string[] = [];
    other.page.on('request', (request) => {
      if (request.method() === 'PATCH') changes.push(request.url());
    });
    await other.page.getByRole('button', { name: /Not yours/ }).click();
    await other.page.getByRole('heading', { level: 3, name: 'Not yours' }).waitFor();
    expect(await other.page.getByText(/unread/i).count()).toBe(0);
    expect(changes).toEqual([]);
    expect(await owner.page.getByRole('button', { name: /Unread\. .*Not yours/ }).count()).toBe(1);
  });
});

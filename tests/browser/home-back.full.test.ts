import { describe, expect, it } from 'vitest';
import { pathBehind } from '#tests/support/account-pages.ts';
import { openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

describe.each([360, 1440])('at %i px', (width) => {
  async function openWith(...subjects: string[]) {
    const {
      page,
      address: to,
      problems,
      close,
    } = await openGuest(site, {
      viewport: { width, height: 800 },
    });
    for (const subject of subjects) await sendBySmtp(site.app.smtpPort, { to, subject, text: 'words' });
    await page.goto('/');
    const row = (subject: string) => page.getByRole('listitem').getByRole('button', { name: subject });
    const heading = (subject: string) => page.getByRole('heading', { level: 3, name: subject });
    const open = async (subject: string) => {
      await row(subject).click();
      await heading(subject).waitFor();
    };
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete message' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    };
    return { page, problems, close, row, heading, open, remove };
  }

  it('going back takes one step from any message, and the Back button and a deletion leave no extra step', async () => {
    const { page, close, row, heading, open, remove } = await openWith('First', 'Second');
    await open('Second');
    await page.keyboard.press('j');
    await heading('First').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await heading('First').waitFor({ state: 'detached' });
    await open('First');
    await remove();
    await row('First').waitFor({ state: 'detached' });
    await row('Second').waitFor();
    await expect.poll(() => page.evaluate('history.state?.message ?? null')).toBeNull();
    expect(await pathBehind(page)).toBe('/robots.txt');
    await close();
  });

  it('after a deletion the focus is on the next row, or on the heading after the last one', async () => {
    const { page, close, row, open, remove } = await openWith('First', 'Second');
    const focused = () => page.evaluate('document.activeElement.textContent');
    await open('Second');
    await remove();
    await row('Second').waitFor({ state: 'detached' });
    await expect.poll(focused).toContain('First');
    await open('First');
    await remove();
    await row('First').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Inbox');
    await close();
  });

  it('a deletion whose answer is late closes its own message, and none that was opened since', async () => {
    const { page, close, heading, open, remove } = await openWith('First', 'Second');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      const response = await route.fetch();
      await answer.promise;
      await route.fulfill({ response });
    });
    await open('Second');
    const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await remove();
    await heading('Second').waitFor({ state: 'detached' });
    await open('First');
    answer.resolve();
    await (await answered).finished();
    await page.getByRole('button', { name: 'Delete message' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await heading('First').waitFor();
    await close();
  });

  it('selecting another address closes the message', async () => {
    const { page, close, open } = await openWith('First');
    await open('First');
    await page.keyboard.press('g');
    await page.getByText('No messages yet').waitFor();
    await expect.poll(() => page.evaluate('history.state?.message ?? null')).toBeNull();
    await close();
  });

  it('going back leads from a message to its list, and from there to the previous page', async () => {
    const { page, problems, close, row, heading, open } = await openWith('First');
    await open('First');
    await page.goBack();
    await heading('First').waitFor({ state: 'detached' });
    await row('First').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.id')).toMatch(/^message-/);
    expect(page.url()).toBe(`${site.app.http}/`);
    await page.goForward();
    await heading('First').waitFor();
    await page.goBack();
    await page.goBack();
    expect(page.url()).toBe(`${site.app.http}/robots.txt`);
    expect(problems).toEqual([]);
    await close();
  });
});

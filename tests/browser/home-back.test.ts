import { describe, expect, it } from 'vitest';
import { borrowPage } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

describe.each([360, 1440])('going back at %i px', (width) => {
  async function withMail(...subjects: string[]) {
    const opened = await borrowPage(site, { viewport: { width, height: 800 } });
    const { page } = opened;
    // The page before home.
    await page.goto(`${site.app.http}/robots.txt`);
    await page.goto(site.app.http);
    const to = await generateAddress(page);
    const row = (subject: string) => page.getByRole('listitem').getByRole('button', { name: subject });
    const heading = (subject: string) => page.getByRole('heading', { level: 3, name: subject });
    for (const subject of subjects) {
      await sendBySmtp(site.app.smtpPort, { to, subject, text: 'words' });
      await row(subject).waitFor();
    }
    return { ...opened, row, heading };
  }

  it('leads from a message to its list, and from there to the previous page', async () => {
    const { page, row, heading, problems, close } = await withMail('Hello');
    await row('Hello').click();
    await heading('Hello').waitFor();
    await page.goBack();
    await heading('Hello').waitFor({ state: 'detached' });
    await row('Hello').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.id')).toMatch(/^message-/);
    expect(page.url()).toBe(`${site.app.http}/`);
    await page.goForward();
    await heading('Hello').waitFor();
    await page.goBack();
    await page.goBack();
    expect(page.url()).toBe(`${site.app.http}/robots.txt`);
    expect(problems).toEqual([]);
    await close();
  });

  it('takes one step from any message, and the Back button and a deletion leave no extra step', async () => {
    const { page, row, heading, close } = await withMail('First', 'Second');
    await row('Second').click();
    await heading('Second').waitFor();
    await page.keyboard.press('j');
    await heading('First').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await heading('First').waitFor({ state: 'detached' });
    await row('First').click();
    await page.getByRole('button', { name: 'Delete message' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await row('First').waitFor({ state: 'detached' });
    await row('Second').waitFor();
    await expect.poll(() => page.evaluate('history.state?.message ?? null')).toBeNull();
    await page.goBack();
    expect(page.url()).toBe(`${site.app.http}/robots.txt`);
    await close();
  });

  it('after a deletion the focus is on the next row, or on the heading after the last one', async () => {
    const { page, row, close } = await withMail('First', 'Second');
    const focused = () => page.evaluate('document.activeElement.textContent');
    const remove = async (subject: string) => {
      await row(subject).click();
      await page.getByRole('button', { name: 'Delete message' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await row(subject).waitFor({ state: 'detached' });
    };
    await remove('Second');
    await expect.poll(focused).toContain('First');
    await remove('First');
    await expect.poll(focused).toBe('Inbox');
    await close();
  });

  it.runIf(width === 1440)(
    'a deletion whose answer is late closes its own message, and none that was opened since',
    async () => {
      const { page, row, heading, close } = await withMail('First', 'Second');
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/**', async (route) => {
        if (route.request().method() !== 'DELETE') return route.fallback();
        const response = await route.fetch();
        await answer.promise;
        await route.fulfill({ response });
      });
      await row('Second').click();
      await page.getByRole('button', { name: 'Delete message' }).click();
      const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await heading('Second').waitFor({ state: 'detached' });
      await row('First').click();
      await heading('First').waitFor();
      answer.resolve();
      await (await answered).finished();
      await page.getByRole('button', { name: 'Delete message' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await heading('First').waitFor();
      await close();
    },
  );

  it('selecting another address closes the message', async () => {
    const { page, row, heading, close } = await withMail('Hello');
    await row('Hello').click();
    await heading('Hello').waitFor();
    await page.keyboard.press('g');
    await page.getByText('No messages yet').waitFor();
    await expect.poll(() => page.evaluate('history.state?.message ?? null')).toBeNull();
    await close();
  });
});

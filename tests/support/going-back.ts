import { beforeAll, expect, it } from 'vitest';
import { pathBehind } from './account-pages.ts';
import { borrowPage, sharePage } from './borrow-page.ts';
import { addressField, generateAddress, sendBySmtp } from './home-page.ts';
import type { Site } from './site.ts';

/** On one visit. Every test leaves the page at the list. */
export function testGoingBack(site: Site, width: number): void {
  const opened = sharePage(() => borrowPage(site, { viewport: { width, height: 800 } }));
  beforeAll(async () => {
    // The page before home.
    await opened.page.goto(`${site.app.http}/robots.txt`);
    await opened.page.goto(site.app.http);
    await generateAddress(opened.page);
  });

  const row = (subject: string) => opened.page.getByRole('listitem').getByRole('button', { name: subject });
  const heading = (subject: string) => opened.page.getByRole('heading', { level: 3, name: subject });

  async function withMail(...subjects: string[]) {
    const to = await addressField(opened.page).inputValue();
    for (const subject of subjects) {
      await sendBySmtp(site.app.smtpPort, { to, subject, text: 'words' });
      await row(subject).waitFor();
    }
    return opened;
  }

  it('takes one step from any message, and the Back button and a deletion leave no extra step', async () => {
    const { page } = await withMail('First', 'Second');
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
    expect(await pathBehind(page)).toBe('/robots.txt');
  });

  it('after a deletion the focus is on the next row, or on the heading after the last one', async () => {
    const { page } = await withMail('Third');
    const focused = () => page.evaluate('document.activeElement.textContent');
    const remove = async (subject: string) => {
      await row(subject).click();
      await page.getByRole('button', { name: 'Delete message' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await row(subject).waitFor({ state: 'detached' });
    };
    await remove('Third');
    await expect.poll(focused).toContain('Second');
    await remove('Second');
    await expect.poll(focused).toBe('Inbox');
  });

  it.runIf(width === 1440)(
    'a deletion whose answer is late closes its own message, and none that was opened since',
    async () => {
      const { page } = await withMail('Fourth', 'Fifth');
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/**', async (route) => {
        if (route.request().method() !== 'DELETE') return route.fallback();
        const response = await route.fetch();
        await answer.promise;
        await route.fulfill({ response });
      });
      await row('Fifth').click();
      await page.getByRole('button', { name: 'Delete message' }).click();
      const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await heading('Fifth').waitFor({ state: 'detached' });
      await row('Fourth').click();
      await heading('Fourth').waitFor();
      answer.resolve();
      await (await answered).finished();
      await page.getByRole('button', { name: 'Delete message' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await heading('Fourth').waitFor();
      await page.unroute('**/api/**');
      await page.getByRole('button', { name: 'Back' }).click();
    },
  );

  it('selecting another address closes the message', async () => {
    const { page } = await withMail('Sixth');
    await row('Sixth').click();
    await heading('Sixth').waitFor();
    await page.keyboard.press('g');
    await page.getByText('No messages yet').waitFor();
    await expect.poll(() => page.evaluate('history.state?.message ?? null')).toBeNull();
  });

  it('leads from a message to its list, and from there to the previous page', async () => {
    const { page, problems } = await withMail('Hello');
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
  });
}

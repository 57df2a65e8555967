import { expect, it } from 'vitest';
import { testBack } from '#tests/support/back-journey.ts';
import { openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();
testBack(site, 360);

it.each([360, 1440])(
  'at %i px, a deletion whose answer is late closes its own message, and none that was opened since',
  async (width) => {
    const { page, address: to, close } = await openGuest(site, { viewport: { width, height: 800 } });
    for (const subject of ['First', 'Second'])
      await sendBySmtp(site.app.smtpPort, { to, subject, text: 'words' });
    await page.goto('/');
    const heading = (subject: string) => page.getByRole('heading', { level: 3, name: subject });
    const open = async (subject: string) => {
      await page.getByRole('listitem').getByRole('button', { name: subject }).click();
      await heading(subject).waitFor();
    };
    const answerDeletion = async (answer: string) => {
      await page.getByRole('button', { name: 'Delete message' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();
    };
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      const response = await route.fetch();
      await answer.promise;
      await route.fulfill({ response });
    });
    await open('Second');
    const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await answerDeletion('Delete');
    await heading('Second').waitFor({ state: 'detached' });
    await open('First');
    answer.resolve();
    await (await answered).finished();
    await answerDeletion('Cancel');
    await heading('First').waitFor();
    // After the last one, the focus is on the heading.
    await answerDeletion('Delete');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Inbox');
    await close();
  },
);

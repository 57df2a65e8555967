import { expect, it } from 'vitest';
import { pathBehind } from './account-pages.ts';
import { openGuest, sendBySmtp } from './home-page.ts';
import type { Site } from './site.ts';

export function testBack(site: Site, width: number): void {
  it(`at ${width} px, Back leads from any message to the list and then to the page before, also after the Back button and a deletion`, async () => {
    const {
      page,
      address: to,
      problems,
      close,
    } = await openGuest(site, { viewport: { width, height: 800 } });
    for (const subject of ['First', 'Second', 'Third'])
      await sendBySmtp(site.app.smtpPort, { to, subject, text: 'words' });
    await page.goto('/');
    const row = (subject: string) => page.getByRole('listitem').getByRole('button', { name: subject });
    const heading = (subject: string) => page.getByRole('heading', { level: 3, name: subject });

    await row('Third').click();
    await heading('Third').waitFor();
    await page.keyboard.press('j');
    await heading('Second').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await heading('Second').waitFor({ state: 'detached' });
    await row('Second').click();
    await page.getByRole('button', { name: 'Delete message' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await row('Second').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('First');
    await expect.poll(() => page.evaluate('history.state?.message ?? null')).toBeNull();
    expect(await pathBehind(page)).toBe('/robots.txt');

    await row('First').click();
    await heading('First').waitFor();
    await page.goBack();
    await heading('First').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement.id')).toMatch(/^message-/);
    expect(page.url()).toBe(`${site.app.http}/`);
    await page.goForward();
    await heading('First').waitFor();
    // Another address has none of its messages open.
    await page.keyboard.press('g');
    await page.getByText('No messages yet').waitFor();
    await expect.poll(() => page.evaluate('history.state?.message ?? null')).toBeNull();
    await page.goBack();
    expect(page.url()).toBe(`${site.app.http}/robots.txt`);
    expect(problems).toEqual([]);
    await close();
  });
}

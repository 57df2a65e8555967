import type { Site } from './site.ts';
import { openPage } from './visit.ts';

/** Shows everything that can stand at the end of a page of this width at once, and checks that each button can be pressed. */
export async function nothingCovered(site: Site, width: number): Promise<void> {
  const { page, close } = await openPage(site, { locale: 'en-GB', viewport: { width, height: 740 } });
  const closed = [{ address: 'gone@mayfly.test', reason: 'Abuse', until: new Date(Date.now() + 60_000) }];
  await page.route('**/api/guest/emails', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), closed } });
  });
  await page.clock.install();
  await page.goto('/');
  await page.clock.fastForward(45_000);
  const notice = { text: 'Something was deleted.', action: { label: 'Undo' } };
  await page.evaluate(
    `window.dispatchEvent(new CustomEvent('notice', { detail: ${JSON.stringify(notice)} }))`,
  );
  for (const name of ['Reject All', 'Accept All', 'OK', 'Not now', 'Undo'])
    await page.getByRole('button', { name, exact: true }).click({ trial: true, timeout: 10_000 });
  await close();
}

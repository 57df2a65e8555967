import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAt } from './borrow-page.ts';
import { generateAddress, sendBySmtp } from './home-page.ts';
import type { Site } from './site.ts';

const words = 'Words that fill one line on a screen and more than that on paper, which is narrower. '.repeat(
  2,
);
/** Every paragraph is a link, because the links of a PDF file say where they are on paper. */
const paragraph = (_: unknown, nth: number) => `<p><a href="https://example.org/${nth}">${words}</a></p>`;
const long = `${Array.from({ length: 60 }, paragraph).join('')}<table><tr><td>A cell</td></tr></table>
<p><a href="https://example.org/end">END OF MAIL</a></p>`;

export async function openMail(site: Site, page: Page, mail: { subject: string; html: string }) {
  const to = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, { to, text: 'Words', ...mail });
  await page.getByRole('listitem').getByRole('button', { name: mail.subject }).click();
  await page.locator('iframe[title="Message"]').waitFor();
  return to;
}

/** What the open message prints, as a page of its own. A test has no printer. */
export async function printedPage(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Print' }).click();
  const frame = page.frameLocator('iframe[sandbox*="allow-modals"]');
  await frame.locator('[data-head]').first().waitFor({ state: 'attached' });
  const html = await frame.locator('html').evaluate((root) => root.outerHTML);
  const printed = await page.context().newPage();
  await printed.setContent(`<!doctype html>${html}`);
  // Where it was. The parser moves it into the body.
  await printed.evaluate(
    `document.documentElement.insertBefore(document.querySelector('[data-head]'), document.body)`,
  );
  return printed;
}

/** The links of each page of a PDF file, each line of a link once, with its lower edge, height and left edge. */
export function linksOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const objects = new Map(text.split('endobj').map((one) => [one.match(/(\d+) 0 obj/)?.[1], one]));
  return [...objects.values()]
    .filter((one) => /\/Type \/Page\b/.test(one))
    .map((one) =>
      [...(one.match(/\/Annots \[(.*?)\]/)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => {
        const link = objects.get(id)!;
        const [left, bottom, , top] = link
          .match(/\/Rect \[(.*?)\]/)![1]!
          .split(' ')
          .map(Number);
        const name = link.match(/\/URI \(https:\/\/example.org\/(\w+)\)/)![1]!;
        return { name, left: left!, bottom: bottom!, height: top! - bottom! };
      }),
    );
}

export const margin = Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [side, '15mm']));

type Paper = [name: string, width: number, options: Parameters<Page['pdf']>[0]];

export const testPaper = (site: Site, ...papers: Paper[]) =>
  it.each(papers)('a long mail is whole on paper, with no line cut: %s', async (_, width, paper) => {
    const { page, close } = await openAt(site, '/', { viewport: { width, height: 768 } });
    await openMail(site, page, { subject: 'Much to read', html: long });
    const printed = await printedPage(page);
    const pages = linksOf(await printed.pdf(paper));
    const names = pages.flat().map(({ name }) => name);
    expect([...new Set(names)]).toEqual([...Array.from({ length: 60 }, (_, nth) => String(nth)), 'end']);
    // It begins below the header, and not on a page of its own.
    expect(pages[0]![0]!.name).toBe('0');
    // Part of a line would be lower than the others.
    const heights = pages.flat().map(({ height }) => height);
    expect(Math.min(...heights)).toBeGreaterThan(Math.max(...heights) * 0.95);
    expect(await printed.getByText('Much to read').boundingBox()).toMatchObject({ y: 0 });
    await close();
  });

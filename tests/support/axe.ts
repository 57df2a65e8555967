import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds wrong with the page as it stands, one line each. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // Not through a script tag: the page's own policy would refuse it, and rightly.
  const session = await page.context().newCDPSession(page);
  const run =
    'axe.run().then((r) => r.violations.map((v) => v.id + ": " + v.nodes.map((n) => n.html.slice(0, 200)).join(" | ")))';
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `${await readFile(source, 'utf8')};${run}`,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

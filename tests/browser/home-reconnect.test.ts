import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { type RunningApp, startApp } from '#tests/support/start-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let browser: TestBrowser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

describe('a page that stays open', () => {
  it('shows new mail at once after a restart of the server', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-restart-'));
    const database = await createTestDatabase();
    let app: RunningApp | null = await startApp({ dataDir, databaseUrl: database.url });
    const httpPort = Number(new URL(app.http).port);
    try {
      const { page, context } = await browser.openPage(app.http);
      const address = await generateAddress(page);
      await page.getByText('Live', { exact: true }).waitFor();

      await app.close();
      app = null;
      await page.getByText('Polling', { exact: true }).waitFor();
      app = await startApp({ dataDir, databaseUrl: database.url, httpPort });
      await page.getByText('Live', { exact: true }).waitFor();

      await sendBySmtp(app.smtpPort, { to: address, subject: 'After the restart', text: 'x' });
      // Sooner than the page would ask by itself.
      await page.getByRole('button', { name: /After the restart/ }).waitFor();
      await context.close();
    } finally {
      await app?.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it('resumes an empty inbox from the position it was given on connecting', async () => {
    const app = await startApp();
    try {
      const { page, context } = await browser.openPage(app.http);
      await generateAddress(page);
      await page.getByText('Live', { exact: true }).waitFor();
      await context.setOffline(true);
      await page.getByText('Offline', { exact: true }).waitFor();
      const reconnect = page.waitForRequest(/\/api\/guest\/events/);
      await context.setOffline(false);
      expect((await (await reconnect).allHeaders())['last-event-id']).toMatch(/./);
      await page.getByText('Live', { exact: true }).waitFor();
      await context.close();
    } finally {
      await app.close();
    }
  });

  it('shows mail that arrived while it was offline', async () => {
    const app = await startApp();
    try {
      const { page, context } = await browser.openPage(app.http);
      const address = await generateAddress(page);
      await page.getByText('Live', { exact: true }).waitFor();
      await sendBySmtp(app.smtpPort, { to: address, subject: 'Before', text: 'x' });
      await page.getByRole('button', { name: /Before/ }).waitFor();

      await context.setOffline(true);
      await sendBySmtp(app.smtpPort, { to: address, subject: 'Meanwhile', text: 'x' });
      await context.setOffline(false);
      await page.getByRole('button', { name: /Meanwhile/ }).waitFor();
      expect(await page.getByRole('button', { name: /Before/ }).count()).toBe(1);
      await context.close();
    } finally {
      await app.close();
    }
  });
});

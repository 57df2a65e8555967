import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeSession } from '#tests/support/account-pages.ts';
import { createSignedIn } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { findChromium } from '#tests/support/browser.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const HOUR = 3_600_000;
/** How what is sent with gzip begins, and an entry in the cache of Chromium. */
const GZIP = Buffer.from([0x1f, 0x8b, 8]);
const ENTRY = Buffer.from('305c72a71b6dfbfc', 'hex');
let passed = 0;
const site = setUpSite({ roles: ['web', 'smtp'], now: () => new Date(Date.now() + passed) });

let profile: string;
let context: BrowserContext;
beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), 'mayfly-profile-'));
  context = await chromium.launchPersistentContext(profile, {
    ...(await findChromium()),
    baseURL: site.app.http,
    headless: true,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    // As people have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  context.setDefaultTimeout(60_000);
});
afterAll(async () => {
  await context?.close();
  await rm(profile, { recursive: true, force: true });
});

/** So short that no compression cuts it, and in nothing but one mail. */
const newWord = () =>
  randomBytes(60)
    .toString('base64')
    .replaceAll(/[^b-df-hj-np-tv-z]/g, '')
    .slice(0, 8);
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const words: string[] = [];

/** A mail with a word of its own in every part. */
async function sendTo(to: string) {
  const [name, user, subject, snippet, body, alt, file, content] = Array.from({ length: 8 }, newWord);
  const code = `${newWord().slice(0, 3).toUpperCase()}${(randomBytes(2).readUInt16BE() % 900) + 100}`;
  words.push(name!, user!, subject!, snippet!, body!, alt!, file!, content!, code);
  await sendBySmtp(site.app.smtpPort, {
    to,
    from: `${name} <${user}@example.org>`,
    subject: subject!,
    html: `<p>${snippet}. Your verification code is ${code}.</p>${'<p>words </p>'.repeat(100)}
      <p>${body} <img src="cid:dot" alt="${alt}"> <a href="https://example.org/${user}">Confirm</a></p>`,
    attachments: [
      { filename: `${file}.txt`, content: content! },
      { filename: 'dot.png', cid: 'dot', content: dot, encoding: 'base64' },
    ],
  });
  return { subject: subject!, body: body!, code, file: file! };
}

/** The answer to signing out comes late on this page. Collects what was refused meanwhile. */
async function leaveSlowly(page: Page): Promise<string[]> {
  await page.route('**/signout', async (route) => {
    const response = await route.fetch();
    await setTimeout(1000);
    await route.fulfill({ response });
  });
  const refused: string[] = [];
  page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
  return refused;
}

/** Reads a mail as people do: in the list, open with its picture and file, and once more after a reload. */
async function read(page: Page, to: string) {
  const { subject, body, code, file } = await sendTo(to);
  await page.getByRole('listitem').getByRole('button', { name: subject }).click();
  const text = page.frameLocator('iframe[title="Message"]').getByText(body);
  await text.waitFor();
  await page.getByText(code).first().waitFor();
  await page.getByRole('article').getByText(`${file}.txt`).first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${file}.txt` }).click(),
  ]);
  await download.delete();
  await page.reload();
  await text.waitFor();
  return { subject, text };
}

it('shows nothing of a mail after signing out, deleting, forgetting and expiry, and leaves no word of it in a file of the browser', async () => {
  await signsOut();
  await deletesAndForgets();
  await expires();

  const page = await context.newPage();
  await page.goto('/');
  const stored = newWord();
  await page.evaluate(
    `localStorage.setItem('stored', '${stored}'); fetch('/terms').then((one) => one.text())`,
  );
  await page.getByText('No Active Email').waitFor();
  await context.close();
  const files = await readdir(profile, { recursive: true, withFileTypes: true });
  const found = new Set<string>();
  for (const file of files.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name);
    for (const text of readings(await readFile(path)))
      for (const word of [...words, stored, 'Indemnification'])
        if (text.includes(word) || text.includes(Buffer.from(word, 'utf16le'))) found.add(word);
  }
  // The search finds what is stored, and what is kept of a page that was sent compressed.
  expect([...found].sort()).toEqual(['Indemnification', stored]);
  expect(words.length).toBe(4 * 9);
});

/** Nothing is there on the way back either, and nothing is asked with a token that has ended. */
async function signsOut() {
  const session = await createSignedIn(site.app, 'leaves@example.org');
  const { json } = await call(site.app.http, 'POST', '/api/generate-email', {
    token: session.token,
    body: {},
  });
  const page = await context.newPage();
  await storeSession(page, session);
  await page.goto('/dashboard');
  const { subject } = await read(page, json.email.address);
  const refused = await leaveSlowly(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.getByText('You are signed out.').waitFor();
  await page.goBack();
  // The page of the account asks to sign in again.
  await page.waitForURL('**/login');
  expect(await page.getByText(subject).count()).toBe(0);
  expect(refused).toEqual([]);
  await page.close();
}

/** Also in a tab that comes back. */
async function deletesAndForgets() {
  const page = await context.newPage();
  await page.goto('/');
  const deleted = await read(page, await generateAddress(page));
  // The browser writes what is stored to its files a few seconds later.
  await setTimeout(6000);
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText(deleted.subject).first().waitFor({ state: 'detached' });

  const { subject } = await read(page, await generateAddress(page));
  const away = await context.newPage();
  await away.goto('/');
  await away.getByRole('button', { name: subject }).waitFor();
  await away.goto('/robots.txt');
  const refused = await leaveSlowly(page);
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Forget me on this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget me' }).click();
  await page.getByText('This browser has forgotten you.', { exact: true }).waitFor();
  expect(refused).toEqual([]);
  await away.goBack();
  await away.getByText('No Active Email').waitFor();
  expect(await away.getByText(subject).count()).toBe(0);
  await page.close();
  await away.close();
}

/** The open message stays until the page is left. */
async function expires() {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/');
  const { subject, text } = await read(page, await generateAddress(page));
  passed = 2 * HOUR;
  await page.clock.fastForward(2 * HOUR);
  await page.getByText('This address has expired').first().waitFor();
  await text.waitFor();
  await page.reload();
  await page.getByText('No Active Email').waitFor();
  expect(await page.getByText(subject).count()).toBe(0);
}

function attempt(read: () => Buffer): Buffer[] {
  try {
    return [read()];
  } catch {
    return [];
  }
}

/** What a file says as it is, and as an answer that was sent compressed and is kept in the browser's cache. */
function readings(bytes: Buffer): Buffer[] {
  const found = [bytes];
  for (let at = bytes.indexOf(GZIP); at >= 0; at = bytes.indexOf(GZIP, at + 1))
    found.push(...attempt(() => gunzipSync(bytes.subarray(at), { finishFlush: 2 })));
  // The head of an entry, and its name: https://www.chromium.org/developers/design-documents/network-stack/disk-cache/
  if (bytes.length > 24 && bytes.subarray(0, 8).equals(ENTRY))
    found.push(...attempt(() => brotliDecompressSync(bytes.subarray(24 + bytes.readUInt32LE(12)))));
  return found;
}

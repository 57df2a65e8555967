import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { signIn } from './accounts.ts';
import { call, guestWith } from './api-client.ts';
import { plainMail } from './mails.ts';
import { sendMail } from './smtp-client.ts';

/** What version 0.2.0 has stored. README.md beside the data says how it was made. */
export const releasedData = (name: string) => readFile(new URL(`../upgrade-data/${name}`, import.meta.url));
export const { folder: inFolder, dump: inDump } = JSON.parse(String(await releasedData('0.2.0.json')));

type Stored = {
  guest: { token: string; guestId: string; address: string; raw: string[] };
  account: { email: string; password: string; address: string; key: string };
};

export async function checkReleased(http: string, smtpPort: number, { guest: known, account }: Stored) {
  const guest = guestWith(http, known);
  const { address } = known;
  const list = await guest.messages(address);
  expect(list.map(({ subject, code }) => [subject, code?.value])).toEqual([
    ['A file', undefined],
    ['Your code', '482913'],
  ]);
  for (const [nth, raw] of known.raw.entries())
    expect(String(await guest.raw(address, list[nth]!.id))).toBe(raw);
  const detail = await guest.detail(address, list[0]!.id);
  const file = await guest.attachment(address, detail.id, detail.attachments[0]!.id);
  expect([detail.attachments[0]!.filename, String(file.bytes).trim()]).toEqual(['terms.txt', 'The terms']);

  const { token } = await signIn(http, account.email, account.password);
  for (const owner of [token, account.key]) {
    const { json } = await call(http, 'GET', '/api/emails', { token: owner });
    expect(json.emails.map((one: { address: string }) => one.address)).toEqual([account.address]);
  }
  for (const to of [address, account.address])
    expect((await sendMail(smtpPort, { to, raw: plainMail({ subject: 'after' }) })).end?.code).toBe(250);
  await expect
    .poll(async () => (await guest.messages(address)).map(({ subject }) => subject))
    .toEqual(['after', 'A file', 'Your code']);
}

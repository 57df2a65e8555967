import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nastyMails } from './support/nasty-mails.ts';
import { newFolder } from './support/new-folder.ts';
import { hasFailed, mailsIn, replay } from './support/replay.ts';
import { plainApp } from './support/shared-app.ts';

test('every malformed mail comes back byte for byte or is refused with the code in its name', async () => {
  const app = await plainApp();
  const folder = await newFolder();
  for (const [name, raw] of nastyMails()) await writeFile(join(folder, `${name}.eml`), raw);
  const results = await replay({ smtpPort: app.smtpPort, http: app.http, mails: await mailsIn(folder) });
  expect(results.length).toBeGreaterThan(60);
  expect(results.filter(hasFailed)).toEqual([]);
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  expect(refused.map(({ name, reply }) => name.startsWith(`${reply}-`))).toEqual([true, true, true]);
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nastyMails } from './support/nasty-mails.ts';
import { isTrouble, mailsIn, replay } from './support/replay.ts';

/**
 * `npm run replay -- DIR`: sends every .eml file of a folder through a running server and checks that each comes
 * back byte for byte. `--make` first fills the folder with mails that are hard to read.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    smtp: { type: 'string', default: '2525' },
    http: { type: 'string', default: 'http://127.0.0.1:3000' },
    make: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) {
  say('npm run replay -- DIR [--smtp PORT] [--http URL] [--make]');
  process.exit(2);
}
if (values.make) {
  await mkdir(folder, { recursive: true });
  for (const [name, raw] of nastyMails()) await writeFile(join(folder, `${name}.eml`), raw);
}
const mails = await mailsIn(folder);
if (!mails.length) {
  say(`no .eml file in ${folder}`);
  process.exit(2);
}
const row = (...cells: Array<string | number>) =>
  say(
    cells.map((cell, n) => (n ? String(cell).padStart(10) : String(cell).slice(0, 48).padEnd(48))).join(' '),
  );
row('mail', 'bytes', 'answer', 'ms', 'result');
const results = await replay({
  smtpPort: Number(values.smtp.split(':').at(-1)),
  http: values.http.replace(/\/$/, ''),
  mails,
  report: (one) => row(one.name, one.bytes, one.answer, one.ms, one.outcome),
});
const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length;
const trouble = results.filter(isTrouble).length;
say(
  `\n${results.length} mails: ${count('same')} came back byte for byte, ${count('refused')} refused, ${trouble} wrong`,
);
process.exit(trouble ? 1 : 0);

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nastyMails } from './support/nasty-mails.ts';
import { hasFailed, mailsIn, replay } from './support/replay.ts';

/**
 * `npm run replay -- DIR` sends every .eml file of a folder through a running server and checks that each comes
 * back byte for byte. `--make` first fills the folder with malformed mails.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);
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
  print('npm run replay -- DIR [--smtp PORT] [--http URL] [--make]');
  process.exit(2);
}
if (values.make) {
  await mkdir(folder, { recursive: true });
  for (const [name, raw] of nastyMails()) await writeFile(join(folder, `${name}.eml`), raw);
}
const mails = await mailsIn(folder);
if (!mails.length) {
  print(`no .eml file in ${folder}`);
  process.exit(2);
}
const row = (...cells: Array<string | number>) =>
  print(
    cells.map((cell, n) => (n ? String(cell).padStart(10) : String(cell).slice(0, 48).padEnd(48))).join(' '),
  );
row('mail', 'bytes', 'reply', 'ms', 'result');
const results = await replay({
  smtpPort: Number(values.smtp.split(':').at(-1)),
  http: values.http.replace(/\/$/, ''),
  mails,
  report: (one) => row(one.name, one.bytes, one.reply, one.ms, one.outcome),
});
const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length;
const failed = results.filter(hasFailed).length;
print(
  `\n${results.length} mails: ${count('same')} came back byte for byte, ${count('refused')} refused, ${failed} failed`,
);
process.exit(failed ? 1 : 0);

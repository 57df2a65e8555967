import { fuzzMailPrograms } from './mail-programs/fuzz.ts';
import { fuzzDialogues } from './smtp-dialogue/fuzz.ts';

type Range = { count: number; seed: number };
const fuzzers = new Map([
  ['smtp', fuzzDialogues],
  ['imap', (range: Range) => fuzzMailPrograms('imap', range)],
  ['pop3', (range: Range) => fuzzMailPrograms('pop3', range)],
]);

/** `npm run fuzz -- smtp|imap|pop3 [COUNT] [SEED]`: a million random dialogues unless told otherwise. */
const [what = '', count = '1000000', seed = String(Date.now() % 1e9)] = process.argv.slice(2);
const fuzz = fuzzers.get(what);
if (!fuzz) throw new Error('npm run fuzz -- smtp|imap|pop3 [COUNT] [SEED]');
const STEP = 10_000;
process.stdout.write(`seed ${seed}\n`);
for (let done = 0; done < Number(count); done += STEP) {
  await fuzz({ count: Math.min(STEP, Number(count) - done), seed: Number(seed) + done });
  process.stdout.write(`${Math.min(done + STEP, Number(count))} dialogues\n`);
}

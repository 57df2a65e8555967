import { fuzzDialogues } from './smtp-dialogue/fuzz.ts';

/** `npm run fuzz -- smtp [COUNT] [SEED]`: a million random dialogues unless told otherwise. */
const [what, count = '1000000', seed = String(Date.now() % 1e9)] = process.argv.slice(2);
if (what !== 'smtp') throw new Error('npm run fuzz -- smtp [COUNT] [SEED]');
const STEP = 10_000;
process.stdout.write(`seed ${seed}\n`);
for (let done = 0; done < Number(count); done += STEP) {
  await fuzzDialogues({ count: Math.min(STEP, Number(count) - done), seed: Number(seed) + done });
  process.stdout.write(`${Math.min(done + STEP, Number(count))} dialogues\n`);
}

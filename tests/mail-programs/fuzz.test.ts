import { expect, test } from 'vitest';
import { fuzzMailPrograms } from './fuzz.ts';

/** `npm run fuzz -- imap` and `npm run fuzz -- pop3` send a million. */
test.each(['imap', 'pop3'] as const)(
  'no dialogue of %s crashes, hangs or depends on how it is split',
  async (protocol) => {
    await expect(fuzzMailPrograms(protocol, { count: 200, seed: 1 })).resolves.toBeUndefined();
  },
);

import { expect, test, vi } from 'vitest';
import type { OpenMessage } from '../stored-mail/open-message.ts';
import { createSearchMail } from './search-mail.ts';
import { readSearch } from './search-terms.ts';

const message = (textSize = 100) =>
  ({
    row: { seen: false, receivedAt: new Date(), size: 500 },
    summary: { from: { name: '', address: 'a@b.test' }, to: 'c@d.test', subject: 'Hi', textSize },
  }) as OpenMessage;

test('a search ends when its caller is gone', async () => {
  const gone = new AbortController();
  const readWords = vi.fn(async () => {
    gone.abort();
    return [true];
  });
  const search = createSearchMail({ readWords })(readSearch('lamp'), gone.signal);
  const found = await search(Array.from({ length: 50 }, () => message()));
  expect(found.length).toBeLessThan(50);
  expect(readWords.mock.calls.length).toBeLessThan(10);
  expect(await search([message()])).toEqual([]);
});

test('a search that would read too much text is refused, and one that needs no text is not', async () => {
  const readWords = async () => [true];
  const heavy = Array.from({ length: 65 }, () => message(2 ** 20));
  await expect(createSearchMail({ readWords })(readSearch('lamp'))(heavy)).rejects.toMatchObject({
    kind: 'bad-input',
    details: { field: 'q' },
  });
  expect(await createSearchMail({ readWords })(readSearch('subject:hi'))(heavy)).toHaveLength(65);
});

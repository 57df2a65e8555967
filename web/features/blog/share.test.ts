import { describe, expect, it } from 'vitest';
import { share } from './share.ts';

const data = { title: 'T', text: 'D', url: 'https://example.org/blog/t' };

function clipboard() {
  const copied: string[] = [];
  return {
    copied,
    writeText: async (text: string) => {
      copied.push(text);
    },
  };
}

describe('share', () => {
  it('passes title, description and URL to the share sheet', async () => {
    const given: unknown[] = [];
    const board = clipboard();
    const result = await share({ share: async (it) => void given.push(it), clipboard: board }, data);
    expect(result).toBe('shared');
    expect(given).toEqual([data]);
    expect(board.copied).toEqual([]);
  });

  it('copies the URL without a share sheet', async () => {
    const board = clipboard();
    expect(await share({ clipboard: board }, data)).toBe('copied');
    expect(board.copied).toEqual([data.url]);
  });

  it('copies the URL when sharing fails', async () => {
    const board = clipboard();
    expect(await share({ share: () => Promise.reject(new Error('no')), clipboard: board }, data)).toBe(
      'copied',
    );
    expect(board.copied).toEqual([data.url]);
  });

  it('reports a failure when neither works', async () => {
    expect(await share({}, data)).toBe('failed');
  });
});

import { mkdir, mkdtemp, open, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packages, readLists } from './lists.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayfly-lists-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const NAMES = packages.map(({ list }) => list);
const fileOf = (path: string) => readFile(fileURLToPath(import.meta.resolve(path)), 'utf8');

describe('the lists of the packages', () => {
  test('all have mailinator.com, none has gmail.com', async () => {
    const { listings, problems } = await readLists({ names: ['mailinator.com', 'gmail.com'] });
    expect(problems).toEqual([]);
    const expected = packages.map(({ list, date }) => ({ list, date }));
    expect(listings.get('mailinator.com')).toEqual(
      expected.map((one) => ({ ...one, name: 'mailinator.com' })),
    );
    expect(listings.get('gmail.com')).toEqual(expected.map((one) => ({ ...one, name: null })));
  });

  test('a name below a listed one is listed through it, one that only ends like it is not', async () => {
    const names = ['a.b.mailinator.com', 'notmailinator.com.example', 'com'];
    const { listings } = await readLists({ names });
    expect(listings.get('a.b.mailinator.com')?.map(({ name }) => name)).toEqual(
      NAMES.map(() => 'mailinator.com'),
    );
    for (const name of names.slice(1))
      expect(listings.get(name)?.filter((listing) => listing.name)).toEqual([]);
  });

  test.each(packages)('the date of $list is of the version that is installed', async ({ list, version }) => {
    expect(JSON.parse(await fileOf(`${list}/package.json`)).version).toBe(version);
  });

  test('fakefilter has the date that stands in its file', async () => {
    const { date } = packages.find(({ list }) => list === 'fakefilter')!;
    expect(await fileOf('fakefilter/txt/data.txt')).toContain(`# Last Update: ${date}T`);
  });
});

describe('the files of the operator', () => {
  /** Only what these files say. */
  const listed = async (name: string) => {
    const { listings, problems } = await readLists({ names: [name], folder });
    return { said: listings.get(name)!.filter(({ list }) => !NAMES.includes(list)), problems };
  };

  test('are read line by line, with comments and the forms that people write, and dated by their last change', async () => {
    const path = join(folder, 'mine.txt');
    await writeFile(
      path,
      '# mine\r\n\r\nFlies.Example # since May\r\n*.star.example\n@at.example.\nBücher.example\n',
    );
    await utimes(path, new Date(), new Date('2026-05-04T12:00:00Z'));
    await writeFile(join(folder, 'notes.md'), 'flies.example\n');
    for (const name of ['flies.example', 'star.example', 'at.example', 'xn--bcher-kva.example'])
      expect(await listed(name)).toEqual({
        said: [{ list: 'mine.txt', date: '2026-05-04', name }],
        problems: [],
      });
    expect((await listed('below.flies.example')).said[0]?.name).toBe('flies.example');
    expect((await listed('example.org')).said[0]?.name).toBeNull();
  });

  test('that are too large, or no files, are refused in words, and the others still count', async () => {
    await writeFile(join(folder, 'mine.txt'), 'flies.example\n');
    const large = await open(join(folder, 'large.txt'), 'w');
    await large.truncate(100 * 1024 * 1024);
    await large.close();
    await mkdir(join(folder, 'folder.txt'));
    const { said, problems } = await listed('flies.example');
    expect(said.map(({ list }) => list)).toEqual(['mine.txt']);
    expect(problems).toEqual([
      'The list folder.txt was not read: it is not a file',
      'The list large.txt was not read: it has 100 MB, and at most 8 MB are read',
    ]);
  });

  test('need no folder', async () => {
    const { listings, problems } = await readLists({ names: ['a.example'], folder: join(folder, 'none') });
    expect(problems).toEqual([]);
    expect(listings.get('a.example')).toHaveLength(packages.length);
  });
});

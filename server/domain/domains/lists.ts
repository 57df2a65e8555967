import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dayOf } from '#server/lib/day-of.ts';
import { readHostName } from '#server/lib/host-name.ts';

/** What a list says about a name. `name` is the entry that matches: the name itself or a parent. Null: neither is on it. */
export type Listing = { list: string; date: string; name: string | null };

type Names = AsyncIterable<string> | string[];
type List = { list: string; read: () => Promise<{ date: string; names: Names }> };

/** Where the operator's lists are, in DATA_DIR. */
export const LISTS_FOLDER = 'domain-lists';
/** The largest public list has 3 MB. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_FILES = 50;
const IS_ASCII = /^\p{ASCII}*$/u;

/**
 * The lists that come as packages. Their files are read as data: their code never runs. Only fakefilter says in its file
 * when it was made. For the others, `date` is the day on which the registry had this version, so the list may be older.
 */
export const packages = [
  {
    list: 'disposable-email-domains-js',
    version: '1.26.0',
    date: '2026-09-21',
    file: 'dist/dict/disposable_email_blocklist.json',
    read: async (path: string): Promise<Names> => namesIn(await readFile(path, 'utf8')),
  },
  {
    list: 'fakefilter',
    version: '0.1.1476',
    date: '2026-02-18',
    file: 'txt/data.txt',
    read: async (path: string): Promise<Names> => linesOf(path),
  },
  {
    list: 'mailchecker',
    version: '6.0.21',
    date: '2026-07-18',
    file: 'platform/node/index.js',
    // The names are only in its source, as an array.
    read: async (path: string): Promise<Names> =>
      namesIn(/new Set\((\[[^\]]*\])\)/.exec(await readFile(path, 'utf8'))?.[1] ?? '[]'),
  },
];

/**
 * Looks up names, in their ASCII form, in the lists of the packages and in every `*.txt` file of `folder`. Each list that
 * can be read gives every name one listing. The others are in `problems`, in words for the operator. No list stays in
 * memory: its entries are compared with the names while it is read.
 */
export async function readLists({ names, folder }: { names: string[]; folder?: string }) {
  const listings = new Map<string, Listing[]>(names.map((name) => [name, []]));
  const wanted = new Set(names.flatMap(withParents));
  const problems: string[] = [];
  const own = await listsIn(folder).catch((error: Error) => {
    problems.push(`The lists of ${folder} were not read: ${error.message}`);
    return [];
  });
  for (const { list, read } of [...packages.map(packaged), ...own])
    try {
      const { date, names: entries } = await read();
      const found = new Set<string>();
      const compare = (entry: string) => void (wanted.has(entry) && found.add(entry));
      // Waiting for each of a hundred thousand entries that are there already would take most of the time.
      if (Array.isArray(entries)) entries.forEach(compare);
      else for await (const entry of entries) compare(entry);
      for (const [name, said] of listings)
        said.push({ list, date, name: withParents(name).find((one) => found.has(one)) ?? null });
    } catch (error) {
      problems.push(`The list ${list} was not read: ${(error as Error).message}`);
    }
  return { listings, problems };
}

/** The name and the names above it, the nearest first, without the top level. */
function withParents(name: string): string[] {
  const labels = name.split('.');
  return labels.slice(0, -1).map((_, nth) => labels.slice(nth).join('.'));
}

const packaged = ({ list, date, file, read }: (typeof packages)[number]): List => ({
  list,
  read: async () => ({ date, names: await read(fileURLToPath(import.meta.resolve(`${list}/${file}`))) }),
});

/** The operator's lists. Such a list is as old as the last change of its file. */
async function listsIn(folder?: string): Promise<List[]> {
  if (!folder) return [];
  const files = (await readdir(folder).catch(noneIfMissing)).filter((file) => file.endsWith('.txt')).sort();
  if (files.length > MAX_FILES)
    throw new Error(`there are ${files.length}, and at most ${MAX_FILES} can be used`);
  return files.map((file) => ({
    list: file,
    read: async () => {
      const path = join(folder, file);
      const found = await stat(path);
      if (!found.isFile()) throw new Error('it is not a file');
      if (found.size > MAX_BYTES)
        throw new Error(`it has ${inMegabytes(found.size)}, and at most ${inMegabytes(MAX_BYTES)} are read`);
      return { date: dayOf(found.mtime), names: linesOf(path) };
    },
  }));
}

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/** One name a line, `#` begins a comment. People also write @spam.example and *.spam.example. */
async function* linesOf(path: string): AsyncIterable<string> {
  const file = await open(path);
  for await (const line of file.readLines()) {
    const text = line.replace(/#.*/, '').trim();
    const name = text.toLowerCase().replace(/^(@|\*?\.)|\.$/g, '');
    // Reading every name strictly would take ten seconds for a large file.
    yield IS_ASCII.test(name) ? name : (readHostName(name) ?? '');
  }
}

/** A file of another form must not pass for a list without entries. */
function namesIn(json: string): string[] {
  const data: unknown = JSON.parse(json);
  if (Array.isArray(data) && data.length && data.every((name) => typeof name === 'string')) return data;
  throw new Error('its file has another form than this version knows');
}

/**
 * What opens the site without a network: pages as the build wrote them, which are the same for everybody, and the built
 * files that they load. Nothing of a visitor is among it.
 */
const PAGES = 'pages-1';
const FILES = 'files-1';
const MAX_PAGES = 30;
/** A page with all its parts loads about a hundred. */
const MAX_FILES = 400;

const isBuiltFile = (path: string) => /^\/assets\/[\w.-]+$/.test(path);
/** Its style sheet also names fonts for letters that the page does not use. */
const scriptsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];

/** Pages are the same in all encodings, and `/` is kept only by those who see it in English. */
const anyForm = { ignoreVary: true };

export async function keptFile(path: string): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(path, anyForm);
}

export async function keepFile(path: string, response: Response): Promise<void> {
  await (await caches.open(FILES)).put(path, response);
}

/** The page, if everything that it loads is kept too. */
export async function keptPage(page: string): Promise<Response | undefined> {
  const kept = await (await caches.open(PAGES)).match(page, anyForm);
  const files = await Promise.all(scriptsIn((await kept?.clone().text()) ?? '').map(keptFile));
  return files.every(Boolean) ? kept : undefined;
}

/** Keeps a page, and the files that it names or has loaded so far. */
export async function keepPage(page: string, response: Response, loaded: string[] = []): Promise<void> {
  if (!response.ok || response.redirected) return;
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  const html = await response.text();
  await trim(files, MAX_FILES);
  const needed = new Set([...scriptsIn(html), ...loaded.filter(isBuiltFile)]);
  for (const file of needed) if (!(await keptFile(file))) await files.add(file);
  await pages.put(page, copyOf(response, html));
  await trim(pages, MAX_PAGES);
}

/** Without its URL, which may contain an address. */
function copyOf({ headers }: Response, html: string): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  return new Response(html, { headers: kept });
}

/** Removes the oldest. */
async function trim(cache: Cache, max: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(key, anyForm);
}

/** Removes what other versions of the worker have kept. */
export async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== PAGES && name !== FILES).map((name) => caches.delete(name)),
  );
}

// `npm run build:extension` makes one zip file for Chromium and one for Firefox. MAYFLY_URL is the server that its
// options suggest.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import tailwind from '@tailwindcss/vite';
import { build, type InlineConfig } from 'vite';
import { localeFiles } from './locales.ts';
import { manifestFor, type Target } from './manifest.ts';
import { zip } from './zip.ts';

const root = join(import.meta.dirname, '..');
export const targets: Target[] = ['chromium', 'firefox'];

/** Builds both into this folder: `chromium`, `chromium.zip` and the same for Firefox. */
export async function buildExtension({ to, server = '' }: { to: string; server?: string }): Promise<void> {
  const whole = join(to, targets[0]!);
  await rm(to, { recursive: true, force: true });
  await bundle(whole, server);
  const files = await filesIn(whole);
  // They are on the computer already, so nothing shifts when they are used at once.
  for (const [path, content] of files)
    if (path.endsWith('.css'))
      files.set(
        path,
        Buffer.from(content.toString().replaceAll('font-display: optional', 'font-display: block')),
      );
  for (const [path, text] of localeFiles()) files.set(path, Buffer.from(text));
  for (const name of await readdir(join(root, 'icons')))
    files.set(`icons/${name}`, await readFile(join(root, 'icons', name)));
  for (const target of targets) {
    files.set('manifest.json', Buffer.from(`${JSON.stringify(manifestFor(target), null, 2)}\n`));
    for (const [path, content] of files) {
      await mkdir(dirname(join(to, target, path)), { recursive: true });
      await writeFile(join(to, target, path), content);
    }
    await writeFile(join(to, `${target}.zip`), zip(new Map([...files].sort())));
  }
}

async function bundle(outDir: string, server: string): Promise<void> {
  const base: InlineConfig = {
    root,
    base: '',
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { DEFAULT_SERVER: JSON.stringify(server && new URL(server).origin) },
  };
  const input = (file: string) => join(root, 'src', file);
  const target = 'es2023';
  await build({
    ...base,
    plugins: [tailwind()],
    build: {
      outDir,
      emptyOutDir: true,
      target,
      // Reviewers of the browsers' stores read it.
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: [input('popup.html'), input('options.html'), input('background.ts')],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  });
  // What runs on pages is one script, because it cannot import.
  await build({
    ...base,
    build: {
      outDir,
      target,
      minify: false,
      emptyOutDir: false,
      lib: { entry: input('page/main.ts'), formats: ['iife'], name: 'page', fileName: () => 'page.js' },
    },
  });
}

async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const read = paths.map(
    async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const,
  );
  return new Map(await Promise.all(read));
}

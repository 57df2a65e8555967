import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { vi } from 'vitest';
import type { RunningApp } from './start-app.ts';

/** Waits for the mail with a code to this address that an app without a relay has written into its folder. */
export async function readOutbox({ config }: RunningApp, to: string) {
  const folder = join(config.dataDir, 'outbox');
  const find = async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      const raw = name.endsWith('.eml') ? await readFile(join(folder, name), 'utf8') : '';
      if (!raw.includes(`To: ${to}`)) continue;
      const { text = '' } = await PostalMime.parse(raw);
      const code = /\b\d{6}\b/.exec(text)?.[0];
      if (code) return { text, code };
    }
    return null;
  };
  return vi.waitUntil(find, { timeout: 60_000 });
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The part of a page under one heading. */
export const sectionOf = (page: string, name: string) =>
  page.split(/^## /m).find((text) => text.startsWith(`${name}\n`))!;

/** The blocks of one language in a page. */
export const blocksOf = (page: string, language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, block]) => block!);

/** Writes every block that begins with the name of a file. Returns the names. */
export async function saveFiles(page: string, folder: string): Promise<string[]> {
  const files = [...page.matchAll(/^```\w+\n(?:\/\/|#) ([\w./-]+\.\w+)\n([\s\S]*?)^```/gm)];
  for (const [, name, block] of files) {
    await mkdir(dirname(join(folder, name!)), { recursive: true });
    await writeFile(join(folder, name!), block!);
  }
  return files.map(([, name]) => name!);
}

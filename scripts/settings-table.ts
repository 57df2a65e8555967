import { readFileSync, writeFileSync } from 'node:fs';
import { configKeys, type Key } from '#server/config-keys.ts';

const readme = new URL('../README.md', import.meta.url);

/** README.md with the settings as they are in server/config-keys.ts. */
export function withSettings(text: string): string {
  const rows = Object.entries<Key>(configKeys).map(
    ([name, { default: value, shown, about }]) => `| \`${name}\` | ${value ?? shown ?? '-'} | ${about} |\n`,
  );
  const table = /(\| key \| default \| what it is \|\n[^\n]*\n)(?:\|[^\n]*\n)*/;
  if (!table.test(text)) throw new Error('README.md has no table with the header "key, default, what it is"');
  return text.replace(table, (_, header) => header + rows.join(''));
}

if (import.meta.main) writeFileSync(readme, withSettings(readFileSync(readme, 'utf8')));

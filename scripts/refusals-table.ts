import { readFileSync, writeFileSync } from 'node:fs';
import { translated } from '#contract/reasons.ts';

const page = new URL('../docs/api.md', import.meta.url);

/** docs/api.md with the codes as they are in contract/. */
export function withCodes(text: string): string {
  const rows = Object.entries(translated).map(([code, sentence]) => `| \`${code}\` | ${sentence} |\n`);
  const table = /(\| code \| sentence \|\n[^\n]*\n)(?:\|[^\n]*\n)*/;
  if (!table.test(text)) throw new Error('docs/api.md has no table with the header "code, sentence"');
  return text.replace(table, (_, header) => header + rows.join(''));
}

if (import.meta.main) writeFileSync(page, withCodes(readFileSync(page, 'utf8')));

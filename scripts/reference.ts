import { readFileSync, writeFileSync } from 'node:fs';
import { translated } from '#contract/reasons.ts';
import { usageOf } from '#server/cli/command.ts';
import { commands } from '#server/cli/command-line.ts';
import { configKeys, type Key } from '#server/config-keys.ts';

type Table = { path: string; header: string; rows: string[][] };

/** The tables in docs/ that are written from the code. */
export const tables: Table[] = [
  {
    path: 'docs/operate/settings.md',
    header: '| key | default | what it is |',
    rows: Object.entries<Key>(configKeys).map(([name, { default: value, shown, about }]) => [
      `\`${name}\``,
      value ?? shown ?? '-',
      about,
    ]),
  },
  {
    path: 'docs/operate/commands.md',
    header: '| command | what it does |',
    rows: commands.map((command) => [
      `\`${usageOf(command)}\``,
      [
        command.summary,
        ...Object.entries(command.options)
          .filter(([flag]) => !['yes', 'json'].includes(flag))
          .map(([flag, { about }]) => `\`--${flag}\`: ${about}`),
      ].join('. '),
    ]),
  },
  {
    path: 'docs/use/api.md',
    header: '| code | sentence |',
    rows: Object.entries(translated).map(([code, sentence]) => [`\`${code}\``, sentence]),
  },
];

/** The text of a page with the rows of its table in place of the old ones. */
export function withTable(text: string, { path, header, rows }: Table): string {
  const start = text.indexOf(`\n${header}\n`) + 1;
  if (!start) throw new Error(`${path} has no table with the header ${header}`);
  const [, divider] = text.slice(start).split('\n');
  const rest = text.slice(start).split('\n').slice(2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  const written = rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  return text.slice(0, start) + [header, divider, ...written, ...rest.slice(end)].join('\n');
}

const root = new URL('../', import.meta.url);
export const readPage = (path: string) => readFileSync(new URL(path, root), 'utf8');

if (import.meta.main)
  for (const table of tables)
    writeFileSync(new URL(table.path, root), withTable(readPage(table.path), table));

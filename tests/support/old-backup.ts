import { open } from 'node:fs/promises';
import { formerTables, savedTables } from '#server/store/backup/tables.ts';
import { sealInto } from '#server/vault/sealed-file.ts';
import { run } from './test-database.ts';

type Options = { url: string; path: string; mailKey: Buffer };

/** A backup as the version before wrote it, of a database that has the tables of that version or an older one. */
export async function writeOldBackup({ url, path, mailKey }: Options): Promise<void> {
  const [{ schema }] = await run(url, 'SELECT max(name) AS schema FROM kysely_migration');
  const file = await open(path, 'wx');
  const sealed = await sealInto(file, mailKey, { schema, version: '0.2.0', at: '2026-01-01 00:00:00+00' });
  const write = (value: unknown) => sealed.write(Buffer.from(JSON.stringify(value)));
  await write({ history: { id: 'old', known: {} } });
  const counts: Record<string, number> = {};
  for (const table of [...savedTables, ...formerTables]) {
    const [{ exists }] = await run(url, `SELECT to_regclass('${table}') IS NOT NULL AS exists`);
    if (!exists) continue;
    const found = await run(url, `SELECT t::text AS row FROM ${table} t`);
    const rows = found.map(({ row }) => row);
    if (!rows.length) continue;
    await write({ table, rows });
    counts[table] = rows.length;
  }
  await sealed.end(Buffer.from(JSON.stringify({ counts })));
  await file.close();
}

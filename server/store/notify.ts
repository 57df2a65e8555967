import { sql } from 'kysely';
import { CHANNEL } from './channel.ts';
import type { Db } from './database.ts';

/** PostgreSQL limits a payload to 8000 bytes; 200 ids of 36 characters with commas fit. */
const IDS_PER_NOTIFY = 200;

/** Splits ids of inboxes and owners into payloads. On commit they wake the followers in every process. */
function notifyPayloads(ids: string[]): string[] {
  const unique = [...new Set(ids)];
  const payloads: string[] = [];
  for (let at = 0; at < unique.length; at += IDS_PER_NOTIFY)
    payloads.push(unique.slice(at, at + IDS_PER_NOTIFY).join(','));
  return payloads;
}

export async function notify(handle: Db, ids: string[]) {
  for (const payload of notifyPayloads(ids))
    await sql`SELECT pg_notify(${CHANNEL}, ${payload})`.execute(handle);
}

import type { MessageSummary } from '#contract/messages.ts';
import {
  isRecord,
  local,
  readJson,
  readText,
  readToken,
  session,
  writeJson,
  writeText,
} from '#web/lib/storage.ts';
import { isTempEmailList, type TempEmail, unexpired } from './temp-email.ts';

const TOKEN = 'guest_session_token';
const EMAILS = 'guest_temp_emails';
const CACHE = 'guest_email_cache';
const COOLDOWN = 'guest_cooldown_end';
const messagesKey = (address: string) => `guest_messages_${address}`;

export const readGuestToken = () => readToken(session, TOKEN);
export const writeGuestToken = (token: string | null) => writeText(session, TOKEN, token);

/** Every unexpired guest address of this browser, from all its tabs. */
export function readKnownEmails(now: number): TempEmail[] {
  return unexpired(readJson(local, EMAILS, isTempEmailList) ?? [], now);
}

type EmailCache = { emails: TempEmail[]; timestamp: number };

function isCache(value: unknown): value is EmailCache {
  return isRecord(value) && isTempEmailList(value.emails) && typeof value.timestamp === 'number';
}

/** The list as last seen, to show right after a reload. */
export function readEmailCache(now: number): TempEmail[] {
  return unexpired(readJson(local, CACHE, isCache)?.emails ?? [], now);
}

/** Stores the list, and removes expired and deleted addresses from the known ones. */
export function writeEmails(emails: TempEmail[], removed: string[], now: number): void {
  const current = unexpired(emails, now);
  const names = new Set([...current.map(({ address }) => address), ...removed]);
  const others = readKnownEmails(now).filter(({ address }) => !names.has(address));
  const known = [...current, ...others];
  writeJson(local, EMAILS, known);
  writeJson(local, CACHE, { emails: current, timestamp: now } satisfies EmailCache);
  sweepMessages(new Set(known.map(({ address }) => address)));
}

/** Removes the stored messages of addresses that are not known any more. */
function sweepMessages(known: Set<string>): void {
  try {
    const prefix = messagesKey('');
    for (const key of Object.keys(local())) {
      if (key.startsWith(prefix) && !known.has(key.slice(prefix.length))) local().removeItem(key);
    }
  } catch {
    // With storage blocked, there is nothing to remove.
  }
}

function isMessageList(value: unknown): value is MessageSummary[] {
  return (
    Array.isArray(value) &&
    value.every(
      (item) =>
        isRecord(item) &&
        typeof item.id === 'string' &&
        typeof item.from === 'string' &&
        typeof item.subject === 'string' &&
        typeof item.timestamp === 'string',
    )
  );
}

export const readMessages = (address: string) => readJson(local, messagesKey(address), isMessageList);
export const writeMessages = (address: string, messages: MessageSummary[]) =>
  writeJson(local, messagesKey(address), messages);

export function readCooldownEnd(): number | null {
  const text = readText(local, COOLDOWN);
  if (text === null) return null;
  const value = Number(text);
  if (text !== '' && Number.isFinite(value)) return value;
  writeText(local, COOLDOWN, null);
  return null;
}

export const writeCooldownEnd = (end: number | null) =>
  writeText(local, COOLDOWN, end === null ? null : String(end));

import type { MessageSummary } from '#contract/messages.ts';
import {
  isHeaderText,
  local,
  readJson,
  readText,
  readToken,
  session,
  writeJson,
  writeText,
} from '#web/lib/storage.ts';
import { type TempEmail, unexpired } from './temp-email.ts';

const TOKEN = 'guest_session_token';
export const TOKEN_COPY = 'guest_session_copy';
const EMAILS = 'guest_temp_emails';
const CACHE = 'guest_email_cache';
const COOLDOWN = 'guest_cooldown_end';
const SELECTED = 'selected_address';
const messagesKey = (address: string) => `guest_messages_${address}`;

/** Raise it when the form of the lists below changes. */
const VERSION = '1';
const VERSION_KEY = 'guest_storage_version';

/** Forgets the lists of another version. The server has them too. */
function forgetStale(): void {
  if (readText(local, VERSION_KEY) === VERSION) return;
  for (const key of [EMAILS, CACHE]) writeText(local, key, null);
  sweepMessages(new Set());
  writeText(local, VERSION_KEY, VERSION);
}

function readList<T>(key: string): T | null {
  forgetStale();
  return readJson<T>(local, key, () => true);
}

function writeList(key: string, value: unknown): void {
  forgetStale();
  writeJson(local, key, value);
}

type TokenCopy = { token: string; until: number };
const isCopy = ({ token, until }: TokenCopy) => isHeaderText(token) && Number.isFinite(until);

/**
 * The copy of the token that all tabs share. With it, another tab, or one that is opened later, shows the same
 * addresses. It lasts as long as an address or its cooldown.
 */
export function readTokenCopy(now: number): string | null {
  const copy = readJson(local, TOKEN_COPY, isCopy);
  if (!copy) return null;
  if (copy.until > now) return copy.token;
  writeText(local, TOKEN_COPY, null);
  return null;
}

/** `until` is null when the guest has nothing left to come back to. A copy that belongs to another guest stays. */
export function writeTokenCopy(token: string, until: number | null, now: number): void {
  if (until !== null) writeJson(local, TOKEN_COPY, { token, until } satisfies TokenCopy);
  else if (readTokenCopy(now) === token) writeText(local, TOKEN_COPY, null);
}

/** The token of this tab, or else the copy. */
export function readGuestToken(now: number): string | null {
  const own = readToken(session, TOKEN);
  if (own) return own;
  const copy = readTokenCopy(now);
  if (copy) writeGuestToken(copy);
  return copy;
}

export const writeGuestToken = (token: string) => writeText(session, TOKEN, token);

/** For a token that the server no longer knows. Another one stays. */
export function dropGuestToken(token: string, now: number): void {
  if (readText(session, TOKEN) === token) writeText(session, TOKEN, null);
  writeTokenCopy(token, null, now);
}

/** The address that was chosen in this tab. A new tab begins with the one that a guest chose last in any tab. */
export function readSelection(): string | null {
  const own = readText(session, SELECTED);
  if (own !== null) return own;
  const last = readText(local, SELECTED);
  writeText(session, SELECTED, last);
  return last;
}

export function writeSelection(address: string, isGuest: boolean): void {
  writeText(session, SELECTED, address);
  if (isGuest) writeText(local, SELECTED, address);
}

/** An address that is gone stays chosen nowhere. */
export function dropSelection(left: TempEmail[]): void {
  if (!left.some(({ address }) => address === readText(session, SELECTED)))
    writeText(session, SELECTED, null);
}

/** Every unexpired guest address of this browser, from all its tabs. */
export function readKnownEmails(now: number): TempEmail[] {
  return unexpired(readList(EMAILS) ?? [], now);
}

type EmailCache = { emails: TempEmail[]; timestamp: number };

/** The list as last seen, to show right after a reload. */
export function readEmailCache(now: number): TempEmail[] {
  return unexpired(readList<EmailCache>(CACHE)?.emails ?? [], now);
}

/** Stores the list, and removes expired and deleted addresses from the known ones. */
export function writeEmails(emails: TempEmail[], removed: string[], now: number): void {
  const current = unexpired(emails, now);
  const names = new Set([...current.map(({ address }) => address), ...removed]);
  const others = readKnownEmails(now).filter(({ address }) => !names.has(address));
  const known = [...current, ...others];
  writeList(EMAILS, known);
  writeList(CACHE, { emails: current, timestamp: now } satisfies EmailCache);
  const addresses = new Set(known.map(({ address }) => address));
  if (!addresses.has(readText(local, SELECTED) ?? '')) writeText(local, SELECTED, null);
  sweepMessages(addresses);
}

/** Removes what is stored of addresses that have expired since, also where the server cannot be asked. */
export function forgetExpired(now: number): void {
  const stored = readList<TempEmail[]>(EMAILS) ?? [];
  if (stored.length > unexpired(stored, now).length) writeEmails(readEmailCache(now), [], now);
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

/** What a browser keeps of a message: no word of it, because what is deleted from a storage stays in its files for a while. */
export type KeptMessage = Pick<MessageSummary, 'id' | 'timestamp' | 'seen'>;

const withoutWords = ({ id, timestamp, seen }: KeptMessage): KeptMessage => ({ id, timestamp, seen });

export const readKeptMessages = (address: string) => readList<KeptMessage[]>(messagesKey(address)) ?? [];
export const writeKeptMessages = (address: string, messages: KeptMessage[]) =>
  writeList(messagesKey(address), messages.map(withoutWords));

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

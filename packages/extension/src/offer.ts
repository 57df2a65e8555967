import { splitSender } from '../../../contract/sender-name.ts';
import { findTrick } from '../../../contract/sender-tricks/find-trick.ts';
import { timings } from '../../../contract/timings.ts';
import type { Message } from '../../client/src/index.ts';

/** As on the page: it is probably forged, or its name or domain imitates another. */
export const isSuspicious = ({ from, sender }: Message): boolean =>
  sender.verdict === 'suspicious' || findTrick(splitSender(from)?.name ?? '', sender.domain) !== null;

/** The host that a link or a page is at. Null if browsers would open something else there than a website. */
export function hostOf(url: string | undefined): string | null {
  const read = url ? URL.parse(url) : null;
  return read && /^https?:$/.test(read.protocol) ? read.host : null;
}

/** The part of a host that somebody has registered, without the lists that would say it for certain. */
const REGISTERED = /[^.]+\.(?:(?:com?|org|net|gov|ac|edu|ne|or|go)\.)?[^.]*[^.\d][^.]*$/;
const siteOf = (host: string) => REGISTERED.exec(host.replace(/:\d+$/, ''))?.[0] ?? host;

/** The host of a page that has nothing to do with a mail: neither its sender nor its link is from there. */
export function foreignHost(page: string | undefined, { sender, link }: Message): string | null {
  const host = hostOf(page);
  const own = [sender.domain, hostOf(link?.url) ?? ''].filter(Boolean);
  return host && own.every((one) => siteOf(one) !== siteOf(host)) ? host : null;
}

/** Whether the server checks senders, and its time. */
export type Checks = { areChecked: boolean; now: number };

/** As on the page: the verdict on the sender is on its way. */
const isChecking = ({ sender, timestamp }: Message, { areChecked, now }: Checks): boolean =>
  areChecked && sender.verdict === 'unchecked' && now - Date.parse(timestamp) < timings.senderCheck;

/**
 * What the popup offers to use, of messages with the newest first: the newest code and the newest link. If the newest mail
 * with one is probably not from its sender, nothing is offered: who forged it may also have caused the mail before it. The
 * same while its sender is being checked.
 */
export function offerOf(
  messages: Message[],
  checks: Checks,
): { code: Message | null; link: Message | null; warn: boolean; isChecking: boolean } {
  const found = messages.filter(({ code, link }) => code || link);
  const [newest] = found;
  const warn = newest !== undefined && isSuspicious(newest);
  const isHeld = newest !== undefined && !warn && isChecking(newest, checks);
  const mayUse = (message: Message) => !isSuspicious(message) && !isChecking(message, checks);
  const trusted = warn || isHeld ? [] : found.filter(mayUse);
  return {
    code: trusted.find(({ code }) => code) ?? null,
    link: trusted.find(({ link }) => hostOf(link?.url)) ?? null,
    warn,
    isChecking: isHeld,
  };
}

/** Time as 59:07, or 23:59:07. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, nth) => (nth ? String(part).padStart(2, '0') : String(part))).join(':');
}

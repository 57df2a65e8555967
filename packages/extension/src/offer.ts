import { splitSender } from '../../../contract/sender-name.ts';
import { findTrick } from '../../../contract/sender-tricks/find-trick.ts';
import type { Message } from '../../client/src/index.ts';

/** As on the page: it is probably forged, or its name or domain imitates another. */
export const isSuspicious = ({ from, sender }: Message): boolean =>
  sender.verdict === 'suspicious' || findTrick(splitSender(from)?.name ?? '', sender.domain) !== null;

/**
 * What the popup offers to use, of messages with the newest first: the newest code and the newest link. If the newest mail
 * with one is probably not from its sender, nothing is offered: who forged it may also have caused the mail before it.
 */
export function offerOf(messages: Message[]): { code: Message | null; link: Message | null; warn: boolean } {
  const found = messages.filter(({ code, link }) => code || link);
  const warn = found[0] !== undefined && isSuspicious(found[0]);
  const trusted = warn ? [] : found.filter((message) => !isSuspicious(message));
  return {
    code: trusted.find(({ code }) => code) ?? null,
    link: trusted.find(({ link }) => link) ?? null,
    warn,
  };
}

/** Time as 59:07, or 23:59:07. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, nth) => (nth ? String(part).padStart(2, '0') : String(part))).join(':');
}

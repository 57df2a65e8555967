import { domainToASCII } from 'node:url';
import { because, type Reason } from '#contract/reasons.ts';
import { isWithin } from '#server/lib/host-name.ts';
import type { BlockKind } from '#server/store/operations/block-store.ts';
import { parseRange } from '../network.ts';

export type BlockTarget = { kind: BlockKind; target: string };

/** The shortest prefix a block may have. A wider range is probably a typing mistake. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const;
const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** Reads a sending domain or an address range into the form it is stored in. Null when it is neither. */
export function readBlockTarget(text: string): BlockTarget | null {
  const given = text.trim().toLowerCase();
  const network = readNetwork(given);
  if (network) return { kind: 'network', target: network };
  // People also write @spam.example, *.spam.example and .spam.example.
  const name = senderDomain(given.replace(/^(@|\*?\.)/, ''));
  const labels = name.split('.');
  const isName =
    name.length <= 253 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1)!);
  return isName ? { kind: 'domain', target: name } : null;
}

/** The reason why this must not be blocked, or null. */
export function whyNotBlock({ kind, target }: BlockTarget, ownDomains: string[]): Reason | null {
  if (kind === 'network') return /^(127\.|::1?\/)/.test(target) ? because('target-is-here') : null;
  const labels = target.split('.');
  if (labels.length < 2) return because('target-too-wide');
  if (!labels.every((part) => /^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$/.test(part)))
    return because('target-not-a-sender', { domain: target });
  const own = ownDomains.find((domain) => isWithin(domain, target));
  return own ? because('target-is-yours', { domain: own }) : null;
}

/** The ASCII form of a domain, without a trailing dot. Empty when it is not a domain. */
export const senderDomain = (text: string) => domainToASCII(text.toLowerCase().replace(/\.$/, ''));

function readNetwork(text: string): string | null {
  const range = parseRange(text);
  if (!range || range.bits < WIDEST[range.address.kind()]) return null;
  return `${range.address}/${range.bits}`;
}

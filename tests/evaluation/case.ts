import type { MailToRead } from '#server/mime/extracting/extract.ts';
import type { LinkKind } from '#server/mime/extracting/found.ts';

export const linkKinds = ['verify', 'reset', 'login', 'invite'] as const satisfies LinkKind[];

/** A mail and what a person would take from it. */
export type Case = {
  id: string;
  language: string;
  mail: Partial<MailToRead>;
  code: string | null;
  link: { url: string; kind: LinkKind } | null;
  /** A newsletter, receipt, scam or the like: a code found here is a false one. */
  negative?: boolean;
};

/** A number from a text, the same in every run (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

/** A third of the cases is kept aside while the weights are tuned. Those that were mended one by one are not. */
export function isHeldOut(id: string): boolean {
  return !id.startsWith('trial/') && hash(id) % 3 === 0;
}

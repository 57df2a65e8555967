import { isUuid } from '../ids.ts';

/** A position in one inbox, as callers of `wait` pass it on. It means nothing in another inbox. */
export const encodePosition = (inboxId: string, seq: number): string =>
  Buffer.from(`${inboxId}/${seq}`).toString('base64url');

/** Null for anything that is not a position of this inbox. */
export function decodePosition(inboxId: string, position: string): number | null {
  const [id = '', seq = '', ...rest] = Buffer.from(position, 'base64url').toString().split('/');
  if (rest.length || !isUuid(id) || id !== inboxId || !/^\d{1,15}$/.test(seq)) return null;
  return Number(seq);
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/i;

/** Null for anything that is not a time with its zone. A plus sign that was not encoded arrives as a space. */
export function decodeTime(text: string): Date | null {
  const written = text.replace(' ', '+');
  if (!ISO_TIME.test(written)) return null;
  const time = new Date(written.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(time.getTime()) ? null : time;
}

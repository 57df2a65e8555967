import { extract, type Found } from '#server/mime/extracting/extract.ts';
import { decodeBody } from '#server/mime/reading/decode.ts';
import type { Outline, Part } from '#server/mime/reading/outline.ts';

/** How many encoded bytes of the texts are read, and again of the HTML bodies. */
const MAX_BYTES = 384 * 1024;
const MAX_PARTS = 20;
/** Characters of all texts, and again of all HTML bodies. */
const MAX_TEXT = 256 * 1024;

/** What has to be read to find the code and the links of a mail. It is small for any mail. */
export type ReadingPlan = {
  subject: string;
  from: { name: string; address: string };
  listUnsubscribe: string;
  /** Texts and HTML bodies, cut where they are too long. */
  parts: Part[];
};

export function planReading({ subject, from, listUnsubscribe, parts }: Outline): ReadingPlan {
  return {
    subject,
    from,
    listUnsubscribe,
    parts: [...firstOf(parts, 'text'), ...firstOf(parts, 'html')],
  };
}

function firstOf(parts: Part[], kind: Part['kind']): Part[] {
  let room = MAX_BYTES;
  const taken: Part[] = [];
  for (const part of parts) {
    if (part.kind !== kind) continue;
    if (room <= 0 || taken.length === MAX_PARTS) break;
    const end = Math.min(part.end, part.start + room);
    room -= end - part.start;
    taken.push({ ...part, end });
  }
  return taken;
}

/**
 * Decodes a mail once, and finds its code, its link and its unsubscribe link for each recipient. `bodies` are the encoded bytes
 * of each part of the plan.
 */
export function createSearchMail(
  { subject, from, listUnsubscribe, parts }: ReadingPlan,
  bodies: Uint8Array[],
) {
  const textOf = (kind: Part['kind'], between: string) => {
    const texts = parts.flatMap((part, nth) => (part.kind === kind ? [decodeBody(bodies[nth]!, part)] : []));
    return texts.length ? texts.join(between).slice(0, MAX_TEXT) : null;
  };
  const mail = { subject, from, listUnsubscribe, text: textOf('text', '\n\n'), html: textOf('html', '<hr>') };
  return (ownAddresses: string[]): Found => extract({ ...mail, ownAddresses });
}

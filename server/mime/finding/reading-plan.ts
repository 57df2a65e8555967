import type { Outline, Part } from '../reading/outline.ts';

/** How many encoded bytes of the texts are read, and again of the HTML bodies. */
const MAX_BYTES = 384 * 1024;
const MAX_PARTS = 20;

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

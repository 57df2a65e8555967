import { extract, type Found } from '../extracting/extract.ts';
import { decodeBody } from '../reading/decode.ts';
import type { Part } from '../reading/outline.ts';
import type { ReadingPlan } from './reading-plan.ts';

const MAX_TEXT = 256 * 1024;

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

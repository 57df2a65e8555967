import { type Reason, sentenceOf } from './reasons.ts';

/** Zod passes on only the message of a problem, so the reason behind each message is kept here. */
const reasons = new Map<string, Reason>();

/** The message for a schema: `z.string().min(1, saying(because('name-missing')))`. */
export function saying(why: Reason): string {
  const message = sentenceOf(why);
  reasons.set(message, why);
  return message;
}

/** The reason behind the message of a schema. */
export const reasonSaid = (message: string): Reason | undefined => reasons.get(message);

/** A line of text without what could make it look like something else where it is shown. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

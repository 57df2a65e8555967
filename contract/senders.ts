import { z } from 'zod';
import { params } from './errors.ts';

/**
 * `genuine`: the mail proves that it comes from the domain of its sender. `unproven`: there is nothing to judge by, or
 * the proof leaves something open. `suspicious`: the domain says that such a mail is not its own, or the sender can be
 * read in several ways. `unchecked`: not checked yet, or DNS did not answer.
 */
export const verdict = z.enum(['genuine', 'unproven', 'suspicious', 'unchecked']);
export type Verdict = z.infer<typeof verdict>;

/** Who sent a message, in lists and events. */
export const sender = z.object({
  verdict,
  /** The domain of the sender's address. */
  domain: z.string(),
});
export type Sender = z.infer<typeof sender>;

/** What a check found: a sentence for readers, and its code with the values in it. */
const finding = { why: z.string(), code: z.string(), params };

/** The checks of a sender, with the results of RFC 8601. */
export const auth = z.object({
  verdict,
  /** How the sender's server was connected. Null if it sent the message without encryption. */
  tls: z.object({ version: z.string(), cipher: z.string() }).nullable(),
  spf: z.object({ result: z.string(), domain: z.string(), ...finding }),
  dkim: z.array(
    z.object({
      result: z.string(),
      domain: z.string(),
      selector: z.string(),
      /** Whether the signature belongs to the domain of the sender. */
      aligned: z.boolean(),
      ...finding,
    }),
  ),
  dmarc: z.object({
    result: z.string(),
    /** What the domain asks receivers to do with mail that fails. Null if it says nothing. */
    policy: z.enum(['none', 'quarantine', 'reject']).nullable(),
    domain: z.string(),
    ...finding,
  }),
  /** The seals of servers that forwarded the message. */
  arc: z.object({ result: z.string() }).nullable(),
});
export type Auth = z.infer<typeof auth>;

import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { postmasterMail } from '#server/outbound/templates/postmaster-mail.ts';
import type { ContactStore } from '#server/store/operations/contact-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import type { Limits } from '../limits.ts';
import type { Client } from '../network.ts';
import { smtpTexts } from '../smtp-texts.ts';
import { createMailSeal } from '../system-mail.ts';
import type { ContactMessage } from './contact.ts';
import { letterText } from './letter-text.ts';

/** RFC 5321 requires the first, RFC 2142 the second. */
const NAMES = new Set(['postmaster', 'abuse']);
const HOUR = 3_600_000;
/** We forward one mail to support for each mail accepted here. The limits keep that from being abused. */
const perNetwork = { name: 'postmaster', max: 5, windowMs: HOUR };
/** The first mail of a network is counted separately, so that a few networks with many mails cannot keep others out. */
const first = { name: 'postmaster-first', max: 1, windowMs: HOUR };
const allFirst = { name: 'postmaster-all-first', max: 500, windowMs: HOUR };
const allOthers = { name: 'postmaster-all', max: 60, windowMs: HOUR };
const MAX_BYTES = 2 ** 20;
/** How much of a mail is read, and how much of its text is kept for the operator. */
const READ_BYTES = 100_000;
const KEPT_LENGTH = 10_000;

/** Receives mail to postmaster@ and abuse@ of our domains and handles it like a message to support. */
export function createPostmaster({
  domains,
  supportEmail,
  vault,
  openParts,
  now,
}: {
  domains: string[];
  supportEmail: string;
  vault: Vault;
  /** Called for the first such mail, because most processes never receive one. */
  openParts: () => Promise<{ contacts: Pick<ContactStore, 'add'>; limits: Pick<Limits, 'take'> }>;
  now: () => Date;
}) {
  const ownDomains = new Set(domains);
  const seal = createMailSeal({ vault, now });

  async function count(from: Client) {
    const { limits } = await openParts();
    try {
      await limits.take(perNetwork, from);
      const isFirst = await limits.take(first, from).then(
        () => true,
        () => false,
      );
      await limits.take(isFirst ? allFirst : allOthers, '');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal('mailbox-full', smtpTexts.supportFull);
    }
  }

  return {
    isFor(address: string): boolean {
      const whole = address.toLowerCase();
      // The only address that needs no domain (RFC 5321, section 4.5.1).
      if (whole === 'postmaster') return true;
      const at = whole.lastIndexOf('@');
      return NAMES.has(whole.slice(0, at)) && ownDomains.has(domainToASCII(whole.slice(at + 1)));
    },

    /** Takes a whole mail and keeps its beginning. `commit` resolves once that is stored. */
    open({ to, from, ip }: Client & { to: string; from: string }) {
      const pieces: Buffer[] = [];
      let size = 0;
      return {
        write(chunk: Buffer): undefined {
          if (size < READ_BYTES) pieces.push(Buffer.from(chunk));
          size += chunk.length;
        },

        async commit() {
          if (size > MAX_BYTES) throw new Refusal('too-large', smtpTexts.tooLarge);
          await count({ ip });
          const text = letterText(Buffer.concat(pieces).subarray(0, READ_BYTES), KEPT_LENGTH);
          const message: ContactMessage = { name: to, email: from, subject: 'other', message: text };
          const id = randomUUID();
          const { contacts } = await openParts();
          await contacts.add(
            {
              id,
              content: vault.seal(id, 'contact', Buffer.from(JSON.stringify(message))),
              premium: false,
              createdAt: now(),
            },
            seal(supportEmail, postmasterMail({ to, from, text })),
          );
        },
      };
    },
  };
}

export type Postmaster = ReturnType<typeof createPostmaster>;

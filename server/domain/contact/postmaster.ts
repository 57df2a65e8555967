import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { postmasterMail } from '#server/outbound/templates/postmaster-mail.ts';
import type { ContactStore } from '#server/store/operations/contact-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { createMailSeal } from '../system-mail.ts';
import type { ContactMessage } from './contact.ts';

/** RFC 5321 asks for the first, RFC 2142 for the second. */
const NAMES = new Set(['postmaster', 'abuse']);
const HOUR = 3_600_000;
/** One mail of ours goes out for each that is taken, to one fixed mailbox: these keep that from being of use. */
const perNetwork = { name: 'postmaster', max: 5, windowMs: HOUR };
const forAll = { name: 'postmaster-all', max: 60, windowMs: HOUR };
const LARGEST = 2 ** 20;
/** As much of it as a person reads. */
const KEPT = 10_000;

/** Mail to postmaster@ and abuse@ of our domains: it goes where messages to support go. */
export function createPostmaster({
  domains,
  supportEmail,
  vault,
  desk,
  now,
}: {
  domains: string[];
  supportEmail: string;
  vault: Vault;
  /** Opened with the first such mail: most processes never see one. */
  desk: () => Promise<{ contacts: Pick<ContactStore, 'add'>; limits: Pick<Limits, 'take'> }>;
  now: () => Date;
}) {
  const ours = new Set(domains);
  const seal = createMailSeal({ vault, now });

  async function count(network: string) {
    const { limits } = await desk();
    try {
      await limits.take(perNetwork, network);
      await limits.take(forAll, '');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal('mailbox-full', 'This mailbox takes no more mail for now, try again later');
    }
  }

  return {
    isFor(address: string): boolean {
      const whole = address.toLowerCase();
      // RFC 5321 4.5.1: the one address that needs no domain.
      if (whole === 'postmaster') return true;
      const at = whole.lastIndexOf('@');
      return NAMES.has(whole.slice(0, at)) && ours.has(domainToASCII(whole.slice(at + 1)));
    },

    /** Reads a mail to its end, keeps its beginning, and returns when it is stored. */
    async receive(
      mail: AsyncIterable<Buffer>,
      { to, from, network }: { to: string; from: string; network: string },
    ) {
      const pieces: Buffer[] = [];
      let size = 0;
      for await (const chunk of mail) {
        if (size < KEPT) pieces.push(Buffer.from(chunk));
        size += chunk.length;
      }
      if (size > LARGEST) throw new Refusal('too-large', 'Message exceeds the size limit of this mailbox');
      await count(network);
      const source = Buffer.concat(pieces).toString('utf8').slice(0, KEPT).replaceAll('\r\n', '\n');
      const message: ContactMessage = { name: to, email: from, subject: 'other', message: source };
      const id = randomUUID();
      const { contacts } = await desk();
      await contacts.add(
        {
          id,
          content: vault.seal(id, 'contact', Buffer.from(JSON.stringify(message))),
          premium: false,
          createdAt: now(),
        },
        seal(supportEmail, postmasterMail({ to, from, source })),
      );
    },
  };
}

export type Postmaster = ReturnType<typeof createPostmaster>;

import { randomUUID } from 'node:crypto';
import { findLanguage } from '#contract/languages.ts';
import { ownPostmasterMail, postmasterMail } from '#server/outbound/templates/postmaster-mail.ts';
import type { OwnDomainStore } from '#server/store/domains/own-domain-store.ts';
import type { ContactStore } from '#server/store/operations/contact-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { type Book, type BookRow, hostOf } from '../domain-book.ts';
import { inWords, Refusal } from '../errors.ts';
import type { Limits } from '../limits.ts';
import type { Client } from '../network.ts';
import { smtpTexts } from '../smtp-texts.ts';
import { createMailSeal } from '../system-mail.ts';
import type { ContactMessage } from './contact.ts';
import { letterText } from './letter-text.ts';

/** RFC 5321 requires the first, RFC 2142 the second. */
const NAMES = new Set(['postmaster', 'abuse']);
export const SUPPORT = 'support';
const HOUR = 3_600_000;
/** We forward one mail to support for each mail accepted here. The limits keep that from being abused. */
const perNetwork = { name: 'postmaster', max: 5, windowMs: HOUR };
/** The first mail of a network is counted separately, so that a few networks with many mails cannot keep others out. */
const first = { name: 'postmaster-first', max: 1, windowMs: HOUR };
const allFirst = { name: 'postmaster-all-first', max: 500, windowMs: HOUR };
const allOthers = { name: 'postmaster-all', max: 60, windowMs: HOUR };
/** The owner of a domain gets what is sent to its postmaster, and no flood there counts for others. */
const perDomain = { name: 'postmaster-domain', max: 20, windowMs: HOUR };
const MAX_BYTES = 2 ** 20;
/** How much of a mail is read, and how much of its text is kept for the operator. */
const READ_BYTES = 100_000;
const KEPT_LENGTH = 10_000;

/**
 * Receives mail to postmaster@ and abuse@. That of our own domains is handled like a message to support, that of a
 * customer's domain is forwarded to the customer.
 */
export function createPostmaster({
  book,
  supportEmail,
  vault,
  openParts,
  now,
}: {
  book: Pick<Book, 'find' | 'wordOf' | 'answer'>;
  supportEmail: string;
  vault: Vault;
  /** Called for the first such mail, because most processes never receive one. */
  openParts: () => Promise<{
    contacts: Pick<ContactStore, 'add'>;
    limits: Pick<Limits, 'take'>;
    domains: Pick<OwnDomainStore, 'mailToOwner'>;
  }>;
  now: () => Date;
}) {
  const seal = createMailSeal({ vault, now });

  async function count(from: Client, own: BookRow | undefined) {
    const { limits } = await openParts();
    try {
      await limits.take(perNetwork, from);
      if (own) return await limits.take(perDomain, own.id);
      const isFirst = await limits.take(first, from).then(
        () => true,
        () => false,
      );
      await limits.take(isFirst ? allFirst : allOthers, '');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal('mailbox-full', inWords(smtpTexts.supportFull));
    }
  }

  /** The domain of an address of a postmaster. */
  function domainOf(address: string): BookRow | undefined {
    const whole = address.toLowerCase();
    return NAMES.has(whole.slice(0, whole.lastIndexOf('@'))) ? book.find(hostOf(whole))?.domain : undefined;
  }

  const isOwn = (domain: BookRow) => domain.kind === 'own' && book.answer(domain) === 'take';

  /** The customer's domain of an address that is forwarded to its owner. */
  function ownDomainOf(address: string): BookRow | undefined {
    const domain = domainOf(address);
    return domain && isOwn(domain) ? domain : undefined;
  }

  async function forward(domain: BookRow, mail: { to: string; from: string; text: string }) {
    const { domains } = await openParts();
    const isSent = await domains.mailToOwner(domain.id, ({ email, language }) =>
      // Such an account would get its own mail again and again.
      ownDomainOf(email) === domain ? null : seal(email, ownPostmasterMail(mail, findLanguage(language))),
    );
    if (!isSent) throw new Refusal('not-found', inWords(smtpTexts.noSuchInbox));
  }

  return {
    /**
     * Who gets mail to this address: support, or the owner of a domain, named by its id, if no inbox there takes it.
     * Null for other addresses.
     */
    deskOf(address: string): typeof SUPPORT | string | null {
      // The only address that needs no domain (RFC 5321, section 4.5.1).
      if (address.toLowerCase() === 'postmaster') return SUPPORT;
      const domain = domainOf(address);
      if (!domain) return null;
      if (domain.kind === 'shared') return book.wordOf(domain) === 'blocked' ? null : SUPPORT;
      return isOwn(domain) ? domain.id : null;
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
          if (size > MAX_BYTES) throw new Refusal('too-large', inWords(smtpTexts.tooLarge));
          const own = ownDomainOf(to);
          await count({ ip }, own);
          const text = letterText(Buffer.concat(pieces).subarray(0, READ_BYTES), KEPT_LENGTH);
          if (own) return forward(own, { to, from, text });
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

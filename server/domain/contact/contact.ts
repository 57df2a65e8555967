import { randomUUID } from 'node:crypto';
import type { ContactSubject } from '#contract/contact.ts';
import { contactMail } from '#server/outbound/templates/contact-mail.ts';
import type { ContactStore } from '#server/store/contact-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { Limits } from '../limits.ts';
import type { SystemMail } from '../system-mail.ts';

export type ContactMessage = { name: string; email: string; subject: ContactSubject; message: string };

const limit = { name: 'contact', max: 5, windowMs: 3_600_000 };
const LISTED = 200;

/** Messages to support: sealed and stored, and mailed in the same transaction. Premium users come first. */
export function createContact({
  contacts,
  vault,
  mail,
  limits,
  supportEmail,
  now,
}: {
  contacts: ContactStore;
  vault: Vault;
  mail: SystemMail;
  limits: Limits;
  supportEmail: string;
  now: () => Date;
}) {
  return {
    async send(message: ContactMessage, { network, premium }: { network: string; premium: boolean }) {
      await limits.take(limit, network);
      const id = randomUUID();
      const content = vault.seal(id, 'contact', Buffer.from(JSON.stringify(message)));
      await contacts.add(
        { id, content, premium, createdAt: now() },
        mail.seal(supportEmail, contactMail({ ...message, premium })),
      );
    },

    async list() {
      return (await contacts.list(LISTED)).map((row) => ({
        ...(JSON.parse(vault.open(row.id, 'contact', row.content).toString()) as ContactMessage),
        premium: row.premium,
        createdAt: row.createdAt,
      }));
    },
  };
}

export type Contact = ReturnType<typeof createContact>;

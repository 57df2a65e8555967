import { randomUUID } from 'node:crypto';
import type { ContactSubject } from '#contract/contact.ts';
import { CONTACT_KEPT_DAYS } from '#contract/limits.ts';
import { contactMail } from '#server/outbound/templates/contact-mail.ts';
import type { ContactStore } from '#server/store/operations/contact-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import type { Limits } from '../limits.ts';
import type { Client } from '../network.ts';
import type { SystemMail } from '../system-mail.ts';

export type ContactMessage = { name: string; email: string; subject: ContactSubject; message: string };

const limit = { name: 'contact', max: 5, windowMs: 3_600_000 };
const LISTED = 200;
const KEPT_MS = CONTACT_KEPT_DAYS * 24 * 3_600_000;

/** Messages to support. They are encrypted, stored and queued as mail in one transaction. Premium users come first. */
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
    async send(message: ContactMessage, { ip, premium }: Client & { premium: boolean }) {
      await limits.take(limit, { ip });
      const id = randomUUID();
      const content = vault.seal(id, 'contact', Buffer.from(JSON.stringify(message)));
      await contacts.add(
        { id, content, premium, createdAt: now() },
        mail.seal(supportEmail, contactMail({ ...message, premium })),
      );
    },

    async list(max = LISTED) {
      return (await contacts.list(max)).map((row) => ({
        ...(JSON.parse(vault.open(row.id, 'contact', row.content).toString()) as ContactMessage),
        id: row.id,
        premium: row.premium,
        createdAt: row.createdAt,
        doneAt: row.doneAt,
      }));
    },

    async setDone(id: string, done: boolean) {
      if (!(await contacts.setDone({ id, at: done ? now() : null }))) throw notFound();
    },

    async remove(id: string) {
      if (!(await contacts.remove(id))) throw notFound();
    },

    purge: () => contacts.removeBefore(new Date(now().getTime() - KEPT_MS)),
  };
}

const notFound = () => new Refusal('not-found', 'contact-gone');

export type Contact = ReturnType<typeof createContact>;

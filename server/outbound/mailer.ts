import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { brand } from '#contract/brand.ts';
import type { MailContent } from './templates/layout.ts';

export type OutgoingMail = MailContent & { id: string; to: string; date: Date };

/**
 * Hands one mail over, and returns only when somebody else answers for it: the relay that accepted it, or, where
 * none is set, a file in `folder`.
 */
export function createMailer({
  smtpOutUrl,
  folder,
  domain,
}: {
  smtpOutUrl: string | null;
  folder: string;
  domain: string;
}) {
  // A mail is data: it must never make us read a file or fetch an address.
  const closed = { disableFileAccess: true, disableUrlAccess: true };
  const compose = (mail: OutgoingMail) => ({
    from: { name: brand.name, address: `no-reply@${domain}` },
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    // The same on every try, so that a receiver can tell a repeated one.
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  });

  if (smtpOutUrl) {
    const relay = createTransport({
      url: smtpOutUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      ...closed,
    });
    return {
      async send(mail: OutgoingMail) {
        await relay.sendMail(compose(mail));
      },
      close: () => relay.close(),
    };
  }

  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed });
  return {
    async send(mail: OutgoingMail) {
      const { message } = await writer.sendMail(compose(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
      // A reader of the folder never sees half a mail.
      const aside = join(folder, `.${name}.${process.pid}`);
      try {
        await writeFile(aside, message as Buffer, { mode: 0o600 });
        await rename(aside, join(folder, name));
      } finally {
        await rm(aside, { force: true });
      }
    },
    close: () => {},
  };
}

export type Mailer = ReturnType<typeof createMailer>;

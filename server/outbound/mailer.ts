import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '#contract/brand.ts';
import type { MailContent } from './templates/layout.ts';

/** Loaded with the first mail, so that startup doesn't wait for it. */
const loadLibrary = () => import('nodemailer');

export type OutgoingMail = MailContent & { id: string; to: string; date: Date };

/**
 * Sends a mail. Returns only after the relay has accepted it or, without a relay, after it was written to a file in
 * `folder`.
 */
export function createMailer({
  smtpOutUrl,
  folder,
  from,
}: {
  smtpOutUrl: string | null;
  folder: string;
  /** The address of the sender. */
  from: string;
}) {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  // The content of a mail must never make us read a file or fetch a URL.
  const noFetching = { disableFileAccess: true, disableUrlAccess: true };
  const compose = (mail: OutgoingMail) => ({
    from: { name: brand.name, address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    // The same for every attempt, so that a receiver can recognize a duplicate.
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  });

  if (smtpOutUrl) {
    const openRelay = async () =>
      (await loadLibrary()).createTransport({
        url: smtpOutUrl,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
        ...noFetching,
      });
    let relay: ReturnType<typeof openRelay> | null = null;
    return {
      async send(mail: OutgoingMail) {
        relay ??= openRelay();
        await (await relay).sendMail(compose(mail));
      },
      async close() {
        (await relay)?.close();
      },
    };
  }

  return {
    async send(mail: OutgoingMail) {
      const { createTransport } = await loadLibrary();
      const writer = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
        ...noFetching,
      });
      const { message } = await writer.sendMail(compose(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
      // Written under another name first, so that nobody who reads the folder sees half a mail.
      const temporary = join(folder, `.${name}.${process.pid}`);
      try {
        await writeFile(temporary, message as Buffer, { mode: 0o600 });
        await rename(temporary, join(folder, name));
      } finally {
        await rm(temporary, { force: true });
      }
    },
    async close() {},
  };
}

export type Mailer = ReturnType<typeof createMailer>;

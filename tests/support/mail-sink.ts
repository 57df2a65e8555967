import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SunkMail = {
  to: string;
  envelopeFrom: string;
  raw: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | undefined;
  messageId: string;
};

/** A real SMTP server in the role of the relay. While `refuse` is set it replies with 451. */
export async function startMailSink() {
  const mails: SunkMail[] = [];
  const state = { refuse: false, tries: 0 };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        state.tries++;
        if (state.refuse) return callback(Object.assign(new Error('later'), { responseCode: 451 }));
        const raw = Buffer.concat(chunks);
        const parsed = await PostalMime.parse(raw);
        mails.push({
          to: session.envelope.rcptTo[0]!.address,
          envelopeFrom: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          raw: raw.toString(),
          subject: parsed.subject ?? '',
          text: parsed.text ?? '',
          html: parsed.html ?? '',
          replyTo: parsed.replyTo?.[0]?.address,
          messageId: parsed.messageId ?? '',
        });
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  const code = /\b(\d{6})\b/;
  /**
   * Waits for a mail: the one with this subject, or the n-th. Mails that are sent close together arrive in any
   * order, so a test that wants the n-th waits for those before it first.
   */
  async function mailFor(
    to: string,
    which: number | string | RegExp = 1,
    { ms = 60_000, text = /(?:)/ } = {},
  ): Promise<SunkMail> {
    const deadline = Date.now() + ms;
    for (;;) {
      const theirs = mails.filter((mail) => mail.to === to && text.test(mail.text));
      const found =
        typeof which === 'number' ? theirs[which - 1] : theirs.find(({ subject }) => subject.match(which));
      if (found) return found;
      if (Date.now() > deadline)
        throw new Error(`No mail ${which} for ${to}: ${mails.map((m) => `${m.to} ${m.subject}`)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    state,
    mailFor,
    /** The n-th code. Other mails, such as the one about the end of premium, may come before it. */
    codeFor: async (to: string, nth = 1) => code.exec((await mailFor(to, nth, { text: code })).text)![1]!,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;

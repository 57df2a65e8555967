import type { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { brand } from '#contract/brand.ts';
import { testMail } from './templates/test-mail.ts';

/** Sends a test mail to a running server by SMTP. Returns the server's answer. */
export async function sendTest({
  address,
  ...server
}: {
  host: string;
  port: number;
  address: string;
  /** Open already. */
  connection?: Socket;
}) {
  const transport = createTransport({
    ...server,
    // This is our own machine, and its certificate is usually self-signed.
    tls: { rejectUnauthorized: false },
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 30_000,
  });
  try {
    const { response } = await transport.sendMail({
      from: { name: `${brand.name} test`, address: 'hello@example.org' },
      to: { name: '', address },
      ...testMail({ address }),
    });
    return String(response);
  } finally {
    transport.close();
  }
}

import { createTransport } from 'nodemailer';
import { brand } from '#contract/brand.ts';
import { testMail } from './templates/test-mail.ts';

/** One friendly mail by real SMTP to a running server; its answer in one line. */
export async function sendTest({ host, port, address }: { host: string; port: number; address: string }) {
  const transport = createTransport({
    host,
    port,
    // Our own certificate is self-signed as a rule, and this is our own machine.
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

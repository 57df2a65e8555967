import { createTransport } from 'nodemailer';

/** Sends one mail unchanged over SMTP and resolves with the reply to DATA. */
export async function deliver(
  port: number,
  to: string | string[],
  raw: string | Buffer | NodeJS.ReadableStream,
): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const sent = await transport.sendMail({ envelope: { from: 'bench@sender.test', to }, raw: raw as never });
  transport.close();
  return sent.response;
}

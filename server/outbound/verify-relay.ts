import { createTransport } from 'nodemailer';

/** Connects to the server that sends our mail and signs in, and sends nothing. */
export async function verifyRelay(url: string): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 8_000,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

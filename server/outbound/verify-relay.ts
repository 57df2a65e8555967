import { createTransport } from 'nodemailer';

/** Connects and signs in to the relay that sends our mail. Sends nothing. */
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

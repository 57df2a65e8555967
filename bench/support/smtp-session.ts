import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { connect as connectTls, createSecureContext } from 'node:tls';
import type { Mail } from './load.ts';

/** Made once, because it takes longer than a handshake. All servers know this key exchange, so none pays for a newer one. */
const secureContext = createSecureContext({ ecdhCurve: 'X25519' });

/** Connects and greets, and encrypts with `tls`, resuming the session of `ticket` if the server agrees. */
export async function openSession(
  port: number,
  { tls = false, ticket }: { tls?: boolean | undefined; ticket?: Buffer | undefined } = {},
) {
  let socket: Socket = createConnection(port, '127.0.0.1').setNoDelay(true);
  let replies = repliesOf(socket);
  let newest = ticket;

  /** Sends the lines in one packet and reads a reply to each: of class 2 or 3, or `refusal` to RCPT. */
  const commands = async (texts: string[], refusal?: string) => {
    socket.write(`${texts.join('\r\n')}\r\n`);
    for (const text of texts) {
      const reply = await replies();
      const isExpected = refusal && text.startsWith('RCPT') ? reply.startsWith(refusal) : /^[23]/.test(reply);
      if (!isExpected) throw new Error(`${text.slice(0, 40)}: ${reply}`);
    }
  };
  await replies();
  await commands(['EHLO sender.test']);
  if (tls) {
    await commands(['STARTTLS']);
    socket.removeAllListeners('data');
    const secure = connectTls({ socket, rejectUnauthorized: false, secureContext, session: ticket });
    secure.on('session', (session) => {
      newest = session;
    });
    await once(secure, 'secureConnect');
    socket = secure;
    replies = repliesOf(secure);
    await commands(['EHLO sender.test']);
  }
  return {
    commands,

    /** Sends one command at a time, and the mail if one of its recipients is known. */
    async send({ recipients, text }: Mail) {
      await commands(['MAIL FROM:<bench@sender.test>']);
      for (const to of recipients)
        await commands([`RCPT TO:<${to}>`], to.startsWith('unknown') ? '550' : undefined);
      if (recipients.every((to) => to.startsWith('unknown'))) return;
      await commands(['DATA']);
      await commands([`${text}\r\n.`]);
    },

    async sendPipelined({ recipients, text }: Mail) {
      await commands(['MAIL FROM:<bench@sender.test>', ...recipients.map((to) => `RCPT TO:<${to}>`), 'DATA']);
      await commands([`${text}\r\n.`]);
    },

    async quit() {
      await commands(['QUIT']);
      socket.destroy();
    },

    /** For the next connection. */
    ticket: () => newest,
  };
}

/** Reads replies one by one; of a reply of several lines, the last. */
function repliesOf(socket: Socket) {
  const waiting: Array<(line: string) => void> = [];
  const ready: string[] = [];
  let rest = '';
  socket.setEncoding('latin1').on('data', (text) => {
    const parts = (rest + text).split('\r\n');
    rest = parts.pop()!;
    for (const line of parts) {
      if (line[3] === '-') continue;
      const take = waiting.shift();
      if (take) take(line);
      else ready.push(line);
    }
  });
  return () =>
    new Promise<string>((resolve) => {
      const line = ready.shift();
      if (line !== undefined) resolve(line);
      else waiting.push(resolve);
    });
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGuest, type Guest } from './api-client.ts';
import { connectSmtp, type SmtpClient } from './smtp-client.ts';

export type Replayed = {
  name: string;
  bytes: number;
  /** The SMTP code of the last reply. */
  reply: number;
  /** Stored unchanged, refused for good, or the kind of failure. */
  outcome: 'same' | 'refused' | 'changed' | 'missing' | 'deferred' | 'unreadable';
  ms: number;
};

export const hasFailed = ({ outcome }: Replayed) => outcome !== 'same' && outcome !== 'refused';

/** Every `.eml` file of a folder, by name. */
export async function mailsIn(folder: string): Promise<Array<[string, () => Promise<Buffer>]>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.eml$/i.test(name)).sort();
  return names.map((name) => [name, () => readFile(join(folder, name))]);
}

/**
 * Sends each mail to a running server by SMTP and compares the bytes that the API returns. A mail without a final
 * line break gets one, because SMTP requires it. Each message is deleted after the comparison.
 */
export async function replay({
  smtpPort,
  http,
  mails,
  report = () => {},
}: {
  smtpPort: number;
  http: string;
  mails: Array<[string, () => Promise<Buffer>]>;
  report?: (one: Replayed) => void;
}): Promise<Replayed[]> {
  let guest: Guest | null = null;
  let address = '';
  let client: SmtpClient | null = null;

  /** Opens a transaction, with a new address when the last one has expired. */
  async function begin(): Promise<SmtpClient> {
    for (let attempt = 0; ; attempt++) {
      if (!guest) {
        guest = await createGuest(http);
        address = (await guest.generate()).address;
      }
      client = client && !client.closed ? client : await connectSmtp(smtpPort);
      await client.command('RSET');
      await client.command('MAIL FROM:<replay@example.org>');
      const { code, text } = await client.command(`RCPT TO:<${address}>`);
      if (code === 250) return client;
      if (attempt >= 2) throw new Error(`the server does not accept mail: ${code} ${text}`);
      if (code === 550) guest = null;
      else client.destroy();
    }
  }

  async function compare(sent: Buffer): Promise<{ outcome: Replayed['outcome'] }> {
    const [message] = await guest!.messages(address);
    if (!message) return { outcome: 'missing' };
    const path = `${guest!.messagesPath(address)}/${message.id}`;
    const raw = await guest!.raw(address, message.id);
    const detail = await guest!.ask('GET', path);
    await guest!.ask('DELETE', path);
    const ended = sent.length === 0 || sent.subarray(-2).equals(Buffer.from('\r\n'));
    const expected = ended ? sent : Buffer.concat([sent, Buffer.from('\r\n')]);
    if (!raw.equals(expected)) return { outcome: 'changed' };
    return { outcome: detail.status === 200 ? 'same' : 'unreadable' };
  }

  const results: Replayed[] = [];
  for (const [name, load] of mails) {
    const sent = await load();
    const began = performance.now();
    const connection = await begin();
    const { code: reply } = await connection.data(sent);
    const { outcome } =
      reply === 250
        ? await compare(sent)
        : { outcome: reply >= 500 ? ('refused' as const) : ('deferred' as const) };
    const one = { name, bytes: sent.length, reply, outcome, ms: Math.round(performance.now() - began) };
    results.push(one);
    report(one);
  }
  (client as SmtpClient | null)?.destroy();
  return results;
}

import type pg from 'pg';
import type { Config } from '#server/config.ts';

/** One line about why the start failed, with what to do about it. It never holds a password. */
export function startProblem(error: unknown, config: Config): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (port !== undefined && (code === 'EADDRINUSE' || code === 'EACCES')) {
    const { smtpPort: SMTP_PORT, imapPort: IMAP_PORT, imapsPort: IMAPS_PORT } = config;
    const { pop3Port: POP3_PORT, pop3sPort: POP3S_PORT } = config;
    const others = Object.entries({ SMTP_PORT, IMAP_PORT, IMAPS_PORT, POP3_PORT, POP3S_PORT });
    const key = others.find(([, other]) => other === port)?.[0] ?? 'HTTP_PORT';
    const why = code === 'EADDRINUSE' ? 'is in use' : 'may not be opened by this user';
    return `port ${port} ${why}: stop the program that listens there, or set ${key} to another port`;
  }
  if (code === 'EADDRNOTAVAIL') return `BIND_HOST ${config.bindHost} is not an address of this machine`;
  return (message || code || String(error))
    .replaceAll(/\s*\n\s*/g, '; ')
    .replaceAll(/:\/\/[^\s/@]*:[^\s@]*@/g, '://…@');
}

/** The same as a sentence, for the output of a command. */
export function startSentence(error: unknown, config: Config): string {
  const problem = startProblem(error, config).replace(/\.$/, '');
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;
}

/** Connects to the operator's own database once, before anything is built on it. */
export async function checkDatabase(client: pg.Client): Promise<void> {
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const why = code === 'ECONNREFUSED' ? 'connection refused' : message || code;
    throw new Error(`the database at ${client.host}:${client.port} (DATABASE_URL) cannot be used: ${why}`);
  } finally {
    await client.end().catch(() => {});
  }
}

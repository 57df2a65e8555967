import { writeFile } from 'node:fs/promises';
import type { TLSSocket } from 'node:tls';
import { expect, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { keepPair, makePair } from './support/certificates.ts';
import { collectLog } from './support/log-lines.ts';
import { plainMail } from './support/mails.ts';
import { newFolder } from './support/new-folder.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';

test('an expired certificate is used and reported; a reload takes a new one for new connections, keeps open ones and ignores a broken pair', async () => {
  const folder = await newFolder();
  const paths = await keepPair(folder, await makePair(['old.example'], { days: -2 }));
  const { log, lines } = collectLog();
  const server = await startApp({ smtpTls: paths, log });
  const endsInDays = async () => {
    const text = await fetch(`${server.http}/metrics`).then((answer) => answer.text());
    const end = Number(/^mayfly_certificate_end_timestamp_seconds (\S+)/m.exec(text)?.[1]);
    return (end - Date.now() / 1000) / 86_400;
  };
  const encrypted = async () => {
    const client = await connectSmtp(server.smtpPort);
    await client.startTls();
    return client;
  };
  const nameNow = async () => {
    const client = await encrypted();
    const { subject } = (client.socket as TLSSocket).getPeerCertificate();
    client.destroy();
    return subject.CN;
  };
  try {
    const said = (words: string) => lines.find(({ msg }) => msg.includes(words));
    expect(said('the certificate has expired')).toMatchObject({ level: 50 });
    expect(await endsInDays()).toBeCloseTo(-2, 2);

    const guest = await createGuest(server.http);
    const { address } = await guest.generate();
    const before = await encrypted();
    await before.command('EHLO client.example');
    await before.command('MAIL FROM:<a@example.org>');
    expect(await nameNow()).toBe('old.example');

    await keepPair(folder, await makePair(['new.example'], { days: 30 }));
    await server.reload();
    expect(await nameNow()).toBe('new.example');
    expect(await endsInDays()).toBeCloseTo(30, 2);
    // The old connection continues with the certificate it started with.
    expect((await before.command(`RCPT TO:<${address}>`)).code).toBe(250);
    expect((await before.data(plainMail({ subject: 'Through the change' }))).code).toBe(250);
    expect((before.socket as TLSSocket).getPeerCertificate().subject.CN).toBe('old.example');
    before.destroy();

    await writeFile(paths.key, (await makePair(['other.example'])).key);
    await server.reload();
    expect(said('the old one stays')).toBeDefined();
    expect(await nameNow()).toBe('new.example');
    expect((await guest.messages(address)).map(({ subject }) => subject)).toEqual(['Through the change']);
  } finally {
    await server.close();
  }
});

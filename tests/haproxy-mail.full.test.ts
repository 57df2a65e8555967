import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { freePort } from './support/free-port.ts';
import { connectImap } from './support/imap-client.ts';
import { plainMail } from './support/mails.ts';
import { connectPop3 } from './support/pop3-client.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { neededTool } from './support/tools.ts';

const MOST = 4;
const example = readFile(fileURLToPath(new URL('../deploy/haproxy-mail.cfg', import.meta.url)), 'utf8');
const haproxy = neededTool('haproxy');

describe
  .skipIf(!haproxy)
  .each(['send-proxy', 'send-proxy-v2', 'send-proxy-v2 proxy-v2-options crc32c,unique-id'])(
  'behind HAProxy with %s (needs haproxy)',
  (header) => {
    let folder: string;
    let app: RunningApp;
    let child: ChildProcess;
    let guest: Guest;
    let address: string;
    const ports = { smtp: 0, imaps: 0, pop3s: 0 };

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'mayfly-haproxy-'));
      app = await startApp({
        smtpThreads: 3,
        proxyProtocol: ['127.0.0.1'],
        imapsPort: 0,
        pop3sPort: 0,
        smtpLimits: { connectionsPerClient: MOST },
        retrievalLimits: { connectionsPerClient: MOST },
      });
      guest = await createGuest(app.http);
      ({ address } = await guest.generate());
      const behind = { smtp: app.smtpPort, imaps: app.ports!.imaps!, pop3s: app.ports!.pop3s! };
      // Only the header, numbers, addresses and the place of its state differ from the file.
      let config = (await example)
        .replace('global\n', `global\n    stats socket ${folder}/state level user\n`)
        .replace('send-proxy-v2', header)
        .replace('inter 5s', 'inter 200ms')
        .replace('maxconn 20000', 'maxconn 200')
        .replaceAll(/^ *server mail2 .*\n/gm, '');
      if (header.includes('unique-id'))
        config = config.replace('mode tcp', 'mode tcp\n    unique-id-format %[uuid]');
      for (const [name, public25] of [
        ['smtp', 25],
        ['imaps', 993],
        ['pop3s', 995],
      ] as const) {
        ports[name] = await freePort();
        config = config
          .replace(`bind :::${public25} v4v6`, `bind 127.0.0.1:${ports[name]}`)
          .replace(`10.0.0.11:${public25}`, `127.0.0.1:${behind[name]}`);
      }
      const path = join(folder, 'haproxy.cfg');
      await writeFile(path, config);
      child = spawn(haproxy!, ['-db', '-f', path], { stdio: 'inherit' });
    });
    afterAll(async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await app.close();
      await rm(folder, { recursive: true, force: true });
    });

    /** What HAProxy knows of each server. */
    async function stats() {
      const socket = connect(join(folder, 'state'));
      socket.write('show stat\n');
      const [names = '', ...rows] = (await text(socket)).trim().split('\n');
      const keys = names.replace('# ', '').split(',');
      return rows
        .map((row) => Object.fromEntries(row.split(',').map((value, at) => [keys[at], value])))
        .filter(({ svname }) => svname === 'mail1');
    }
    const checked = async () =>
      Object.fromEntries(
        (await stats()).map(({ pxname, status, check_status }) => [pxname, `${status} ${check_status}`]),
      );
    const WELL = { smtp: 'UP L7OK', imaps: 'UP L4OK', pop3s: 'UP L4OK' };

    const open: Array<{ destroy: () => void }> = [];
    afterEach(() => {
      for (const client of open.splice(0)) client.destroy();
    });
    const kept = <T extends { destroy: () => void }>(client: T) => {
      open.push(client);
      return client;
    };
    const imap = async (from: string) => kept(await connectImap(ports.imaps, { from, secure: true }));
    const pop3 = async (from: string) => kept(await connectPop3(ports.pop3s, { from, secure: true }));

    test('its health checks pass', async () => {
      await expect.poll(() => checked().catch(() => null), { timeout: 20_000 }).toEqual(WELL);
    });

    test('mail comes in, and mail programs read it', async () => {
      const { end } = await sendMail(ports.smtp, {
        to: address,
        raw: plainMail({ subject: 'proxied' }),
        network: '127.3.0.1',
      });
      expect(end?.code).toBe(250);
      const program = await imap('127.3.0.1');
      expect(await program.login(address, guest.token)).toMatch(/^OK/);
      expect((await program.ask('SELECT INBOX')).lines).toContain('* 1 EXISTS');
      const other = await pop3('127.3.0.1');
      expect(await other.login(address, guest.token)).toMatch(/^\+OK/);
      expect(await other.askMany('RETR 1')).toContain('Subject: proxied');
    });

    test('every door sees the client, and counts its connections', async () => {
      for (const from of ['127.3.0.2', '127.3.0.3']) {
        const greeting = async () => kept(await connectSmtp(ports.smtp, { from, greet: false }));
        for (let n = 0; n < MOST; n++) {
          const client = await greeting();
          expect((await client.command('EHLO client.example')).lines[0]).toContain(`[${from}]`);
        }
        expect((await greeting()).banner?.code).toBe(421);
        for (let n = 0; n < MOST / 2; n++) {
          expect((await imap(from)).greeting).toMatch(/^\* OK/);
          expect((await pop3(from)).greeting).toMatch(/^\+OK/);
        }
        expect((await imap(from)).greeting).toBeNull();
        expect((await pop3(from)).greeting).toBe('closed');
      }
    });

    test('STARTTLS works', async () => {
      const client = kept(await connectSmtp(ports.smtp, { from: '127.3.0.4' }));
      expect((await client.startTls()).code).toBe(220);
      expect((await client.command('EHLO client.example')).lines[0]).toContain('[127.3.0.4]');
    });

    test('its health checks still pass, and no header was wrong or cut', async () => {
      expect(await checked()).toEqual(WELL);
      const metrics = await (await fetch(`${app.http}/metrics`)).text();
      // HAProxy may give up a check before it has sent anything.
      expect(metrics).not.toMatch(/^mayfly_proxy_connections_refused_total\{.*reason="(wrong|incomplete)"/m);
    });
  },
);

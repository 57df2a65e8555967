import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runChecks } from '#server/doctor/check.ts';
import type { Surroundings } from '#server/doctor/surroundings.ts';
import { ask } from '#server/doctor/web-ask.ts';
import { webChecks } from '#server/doctor/web-checks.ts';
import { createGuest } from './support/api-client.ts';
import { keepPair, makeAuthority, makePair, type Pair } from './support/certificates.ts';
import { freePort } from './support/free-port.ts';
import { mailWith } from './support/mails.ts';
import { newFolder } from './support/new-folder.ts';
import { givePremiumInbox } from './support/premium-inbox.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { neededTool, runTool } from './support/tools.ts';

const example = readFile(fileURLToPath(new URL('../deploy/nginx.conf', import.meta.url)), 'utf8');
const nginx = neededTool('nginx');
const lookup: LookupFunction = (_host, { all }, callback) =>
  all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

let folder: string;
let authority: Pair;
let app: RunningApp;
let publicUrl: string;
let config: string;
let child: ReturnType<typeof spawn> | null = null;

const through = (path: string, host = 'mayfly.example') =>
  ask(`https://${host}:${new URL(publicUrl).port}${path}`, {
    lookup,
    ca: [authority.cert],
    signal: AbortSignal.timeout(10_000),
  });

describe.skipIf(!nginx)('behind nginx (needs nginx)', () => {
  beforeAll(async () => {
    folder = await newFolder();
    authority = await makeAuthority();
    const { cert, key } = await keepPair(
      folder,
      await makePair(['mayfly.example', 'mta-sts.mayfly.example'], { ca: authority }),
    );
    const [http, https] = [await freePort(), await freePort()];
    publicUrl = `https://mayfly.example:${https}`;
    app = await startApp({
      publicUrl,
      mailDomains: ['mayfly.example'],
      mailHost: 'mayfly.example',
      trustProxy: ['127.0.0.1', '::1'],
      smtpTls: { cert, key },
    });
    // Only ports, paths and IPv6 differ from the file.
    const site = (await example)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
      .replaceAll('/etc/letsencrypt/live/mayfly.example', folder)
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replaceAll('127.0.0.1:3000', new URL(app.http).host);
    const spool = join(folder, 'spool');
    await mkdir(spool);
    config = join(folder, 'main.conf');
    await writeFile(
      config,
      `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
     events {}
     http { access_log ${folder}/access.log; proxy_temp_path ${spool}/proxy; client_body_temp_path ${spool}/body;
     fastcgi_temp_path ${spool}/f; uwsgi_temp_path ${spool}/u; scgi_temp_path ${spool}/s;
     ${site} }`,
    );
    child = spawn(nginx!, ['-p', folder, '-c', config, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
    const answers = () =>
      through('/healthz').then(
        ({ status }) => status,
        () => 0,
      );
    for (const until = Date.now() + 60_000; (await answers()) !== 200; await sleep(50))
      if (Date.now() > until) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'));
  });
  afterAll(async () => {
    if (child?.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await app.close();
  });

  test('nginx accepts the example', async () => {
    const { code, output } = await runTool(nginx!, ['-t', '-p', folder, '-c', config]);
    expect([code, output]).toEqual([0, expect.stringContaining('test is successful')]);
  });

  test('the doctor finds no problem behind nginx', async () => {
    const around = {
      config: { ...app.config, httpPort: Number(new URL(app.http).port) },
      lookup,
      ca: [authority.cert],
      now: () => new Date(),
    } as Surroundings;
    const reports = await runChecks(webChecks(around), 8_000);
    expect(reports.filter(({ level }) => level !== 'ok')).toEqual([]);
    expect((await through('/.well-known/mta-sts.txt', 'mta-sts.mayfly.example')).body).toContain(
      'mode: enforce',
    );
    expect((await through('/api/config', 'mta-sts.mayfly.example')).status).toBe(404);
  });

  /** nginx unlinks a temporary file as soon as it is open, so only the open files show it. */
  async function openFiles(pid: number) {
    const numbers = await readdir(`/proc/${pid}/fd`);
    return Promise.all(numbers.map((number) => readlink(`/proc/${pid}/fd/${number}`).catch(() => '')));
  }

  /** A response whose body is read by the caller. */
  async function open(path: string, token: string) {
    const sent = request(`${publicUrl}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      lookup,
      ca: authority.cert,
      agent: false,
    });
    sent.end();
    const [response] = await once(sent, 'response');
    return { response, close: () => sent.destroy() };
  }

  test('a mail is live through nginx, and 12 MB arrive intact without touching its disk', async () => {
    const guest = await createGuest(app.http);
    const inbox = await givePremiumInbox(app, guest.guestId);
    const stream = await open(`/api/guest/events`, guest.token);
    let seen = '';
    stream.response.setEncoding('utf8').on('data', (text: string) => {
      seen += text;
    });
    const content = randomBytes(12 * 2 ** 20);
    const sender = await connectSmtp(app.smtpPort);
    await sender.command('MAIL FROM:<a@example.org>');
    await sender.command(`RCPT TO:<${inbox.address}>`);
    expect((await sender.data(mailWith({ content }))).code).toBe(250);
    sender.destroy();
    await expect.poll(() => seen).toContain('event: message');
    stream.close();

    const { id } = (await guest.messages(inbox.address))[0]!;
    const detail = await guest.detail(inbox.address, id);
    const path = `/api/guest${guest.messagesPath(inbox.address)}/${id}/attachments/${detail.attachments[0]!.id}`;
    const download = await open(path, guest.token);
    const hash = createHash('sha256');
    // The reader pauses, so nginx would now write to disk what it cannot hold in memory.
    await once(download.response, 'readable');
    await sleep(700);
    expect((await openFiles(child!.pid!)).filter((path) => path.includes('/spool/'))).toEqual([]);
    for await (const chunk of download.response) hash.update(chunk);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
    // No log of nginx contains the address.
    for (const name of ['access.log', 'error.log', 'mayfly.error.log'])
      expect(await readFile(join(folder, name), 'utf8').catch(() => '')).not.toContain(inbox.address);
  });
});

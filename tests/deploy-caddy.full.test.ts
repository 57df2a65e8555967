import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runChecks } from '#server/doctor/check.ts';
import type { Surroundings } from '#server/doctor/surroundings.ts';
import { ask } from '#server/doctor/web-ask.ts';
import { webChecks } from '#server/doctor/web-checks.ts';
import { keepPair, makeAuthority, makePair } from './support/certificates.ts';
import { freePort } from './support/free-port.ts';
import { newFolder } from './support/new-folder.ts';
import { startApp } from './support/start-app.ts';
import { neededTool } from './support/tools.ts';

const path = fileURLToPath(new URL('../deploy/Caddyfile', import.meta.url));
const lookup: LookupFunction = (_host, { all }, callback) =>
  all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

const caddy = neededTool('caddy');

test.skipIf(!caddy)('the doctor finds no problem behind Caddy (needs caddy)', async () => {
  const example = await readFile(path, 'utf8');
  const folder = await newFolder();
  const authority = await makeAuthority();
  const names = ['mayfly.example', 'mta-sts.mayfly.example'];
  const { cert, key } = await keepPair(folder, await makePair(names, { ca: authority }));
  const port = await freePort();
  const app = await startApp({
    publicUrl: `https://mayfly.example:${port}`,
    mailDomains: ['mayfly.example'],
    mailHost: 'mayfly.example',
    trustProxy: ['127.0.0.1'],
    smtpTls: { cert, key },
  });
  // Only the port and the certificate differ from the file.
  const here = example
    .replaceAll(/^(\S+\.example) \{$/gm, `https://$1:${port} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`)
    .replaceAll('127.0.0.1:3000', new URL(app.http).host);
  const config = join(folder, 'Caddyfile');
  await writeFile(config, `{\n\tadmin off\n\tgrace_period 1s\n\tauto_https disable_redirects\n}\n${here}`);
  const child = spawn(caddy!, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const get = (url: string) =>
    ask(url, { lookup, ca: [authority.cert], signal: AbortSignal.timeout(30_000) });
  try {
    const isUp = () =>
      get(`https://mayfly.example:${port}/healthz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    for (const until = Date.now() + 60_000; !(await isUp()); await sleep(50))
      if (Date.now() > until) throw new Error('Caddy does not respond');
    const around = {
      config: { ...app.config, httpPort: Number(new URL(app.http).port) },
      lookup,
      ca: [authority.cert],
      now: () => new Date(),
    } as Surroundings;
    expect((await runChecks(webChecks(around), 8_000)).filter(({ level }) => level !== 'ok')).toEqual([]);
    // The stream that the doctor opened is closed.
    const streams = async () =>
      (await (await fetch(`${app.http}/metrics`)).text()).match(/^mayfly_event_streams.* (\d+)$/m)?.[1];
    await expect.poll(streams).toBe('0');
    const policy = `https://mta-sts.mayfly.example:${port}`;
    expect((await get(`${policy}/.well-known/mta-sts.txt`)).body).toContain('mx: mayfly.example');
    expect((await get(`${policy}/api/config`)).status).toBe(404);
  } finally {
    child.kill('SIGTERM');
    await ended;
    await app.close();
  }
});

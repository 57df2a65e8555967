import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { keepPair, makePair } from './support/certificates.ts';
import { newFolder } from './support/new-folder.ts';
import { runTool } from './support/tools.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = (path: string) => readFile(join(root, path), 'utf8');
let folder: string;
beforeAll(async () => {
  folder = await newFolder();
});

test('the systemd unit and the image start what npm start starts', async () => {
  const { start } = JSON.parse(await text('package.json')).scripts;
  const command = start.replace('exec ', '');
  const unit = await text('deploy/mayfly.service');
  expect(/^ExecStart=(.*)$/m.exec(unit)![1]).toBe(`/opt/mayfly/node_modules/.bin/${command}`);
  expect(JSON.parse(/^CMD (.*)$/m.exec(await text('Dockerfile'))![1]!).join(' ')).toBe(command);
});

test('the path unit watches the certificate that its service copies', async () => {
  const [path, service] = [
    await text('deploy/mayfly-certificate.path'),
    await text('deploy/mayfly-certificate.service'),
  ];
  const [, from] = /^Environment=FROM=(.*)$/m.exec(service)!;
  expect(path).toContain(`PathChanged=${from}/mayfly.example.crt`);
});

test('Mayfly accepts the settings in the example', async () => {
  const example = parseEnv(await text('deploy/mayfly.env'));
  const { cert, key } = await keepPair(join(folder, 'example'), await makePair(['mayfly.example']));
  const given = {
    ...example,
    MAIL_KEY: randomBytes(32).toString('base64'),
    SMTP_TLS_CERT: cert,
    SMTP_TLS_KEY: key,
  };
  expect(readConfig(given)).toMatchObject({
    smtpPort: 25,
    bindHost: '::',
    httpBindHost: '127.0.0.1',
    mailHost: 'mayfly.example',
    trustProxy: ['127.0.0.1', '::1'],
    dataDir: '/var/lib/mayfly',
  });
  expect(example.SMTP_TLS_CERT).toBe('/etc/mayfly/tls/fullchain.pem');
});

test('the script copies a renewed certificate to where Mayfly reads it, for its group only', async () => {
  const script = join(root, 'deploy/install-certificate.sh');
  const pair = await makePair(['mayfly.example']);
  const lineage = join(folder, 'live');
  const { cert, key } = await keepPair(lineage, pair);
  const target = join(folder, 'tls');
  const env = { PATH: process.env.PATH, MAYFLY_TLS: target, MAYFLY_GROUP: String(userInfo().gid) };
  const copies = async () => [
    await readFile(join(target, 'fullchain.pem'), 'utf8'),
    await readFile(join(target, 'privkey.pem'), 'utf8'),
  ];
  expect(await runTool('/bin/sh', [script], { ...env, RENEWED_LINEAGE: lineage })).toEqual({
    code: 0,
    output: '',
  });
  expect(await copies()).toEqual([pair.cert, pair.key]);
  expect((await stat(join(target, 'privkey.pem'))).mode & 0o777).toBe(0o640);
  expect((await stat(target)).mode & 0o777).toBe(0o750);

  const next = await makePair(['mayfly.example']);
  await keepPair(lineage, next);
  expect((await runTool('/bin/sh', [script, cert, key], env)).code).toBe(0);
  expect(await copies()).toEqual([next.cert, next.key]);
  expect((await runTool('/bin/sh', [script, join(folder, 'none'), key], env)).code).not.toBe(0);
  expect(await copies()).toEqual([next.cert, next.key]);
});

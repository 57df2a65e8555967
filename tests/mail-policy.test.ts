import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPair, makePair } from './support/certificates.ts';
import { newFolder } from './support/new-folder.ts';
import { plainApp } from './support/shared-app.ts';
import { type RunningApp, startApp } from './support/start-app.ts';

let folder: string;
let certified: RunningApp;
let plain: RunningApp;
beforeAll(async () => {
  folder = await newFolder();
  const smtpTls = await keepPair(folder, await makePair(['mayfly.test']));
  certified = await startApp({ smtpTls, mailDomains: ['mayfly.test', 'inbox.test'] });
  plain = await plainApp();
});
afterAll(() => certified.close());

/** A request with its own Host header, which fetch does not allow. */
const policy = (http: string, host: string) =>
  new Promise<{ status: number; type: string | undefined; body: string }>((resolve, reject) => {
    const sent = request(
      `${http}/.well-known/mta-sts.txt`,
      { headers: { host }, agent: false },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode!, type: response.headers['content-type'], body }),
        );
      },
    );
    sent.on('error', reject).end();
  });

test('the policy is served at mta-sts. of each mail domain', async () => {
  for (const host of ['mta-sts.mayfly.test', 'MTA-STS.inbox.test:443']) {
    const { status, type, body } = await policy(certified.http, host);
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.split('\r\n')).toEqual([
      'version: STSv1',
      'mode: enforce',
      'mx: mayfly.test',
      'max_age: 604800',
      '',
    ]);
  }
});

test('the policy is not served on other hosts or with a self-signed certificate', async () => {
  expect((await policy(certified.http, 'mayfly.test')).status).toBe(404);
  expect((await policy(certified.http, 'mta-sts.other.test')).status).toBe(404);
  expect((await policy(plain.http, 'mta-sts.mayfly.test')).status).toBe(404);
});

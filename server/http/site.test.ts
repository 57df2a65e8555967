import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { describePlans } from '#contract/plan-limits.ts';
import { defaultPlans } from '#contract/plans.ts';
import { createSite } from './site.ts';
import { loadSite } from './site-files.ts';

test('a file is not sent again to a client that has it, however the client lists its tags', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n');
  const files = loadSite({
    folder,
    origin: 'https://mayfly.example',
    limits: describePlans(defaultPlans, 0),
  });
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setNotFoundHandler(createSite({ files, policyFor: () => '' }).answer);
  const ask = (tags: string) =>
    app.inject({ url: '/robots.txt', headers: tags ? { 'if-none-match': tags } : {} });
  const etag = String((await ask('')).headers.etag);
  for (const tags of [etag, `W/${etag}`, `"other", W/${etag}`, '*'])
    expect([tags, (await ask(tags)).statusCode]).toEqual([tags, 304]);
  expect((await ask('W/"other"')).statusCode).toBe(200);
});

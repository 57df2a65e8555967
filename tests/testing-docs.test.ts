import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultPlans } from '#contract/plans.ts';
import { readConfig } from '#server/config.ts';
import { doors } from '#web/features/developers/doors.ts';
import { Mayfly } from '../packages/client/src/index.ts';
import { blocksOf, sectionOf } from './support/doc-blocks.ts';
import { setUpApp } from './support/set-up-app.ts';

const text = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');
const page = await text('docs/use/testing.md');
const workflow = parse(blocksOf(sectionOf(page, 'GitHub Actions'), 'yaml')[0]!, { strict: true });
const { services } = workflow.jobs.test;
const settings: Record<string, string> = services.mayfly.env;
const { plans, generateLimitPerIp, senderChecks } = readConfig(settings);
const app = setUpApp({ plans, generateLimitPerIp, senderChecks });

test('the fixture on the page for developers is the one in the documentation', () => {
  const { code } = doors.find(({ id }) => id === 'playwright')!;
  const [fixture] = blocksOf(sectionOf(page, 'Playwright'), 'ts');
  const withOrigin = fixture!.replace("process.env.MAYFLY_URL ?? 'http://localhost:3000'", "'ORIGIN'");
  expect(withOrigin).toContain(code('ORIGIN'));
});

test('the workflow waits for Mayfly on the ports of the image, and its settings give a suite as many addresses as it needs', async () => {
  const [, ...ports] = /^EXPOSE (\d+) (\d+)$/m.exec(await text('Dockerfile'))!;
  expect(services.mayfly.ports).toEqual(ports.map((port) => `${port}:${port}`));
  expect(workflow.jobs.test.env.MAYFLY_URL).toBe(`http://localhost:${ports[0]}`);
  const mayfly = new Mayfly({ baseUrl: app.http });
  for (let nth = 0; nth <= defaultPlans.free.maxAddresses; nth++) await mayfly.createInbox();
  expect({ generateLimitPerIp, senderChecks }).toEqual({ generateLimitPerIp: 0, senderChecks: false });
  for (const [name, value] of Object.entries(settings)) expect(page).toContain(`\`${name}=${value}\``);
});

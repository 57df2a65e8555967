import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { clientCode, curlCode } from '#web/features/developers/doors.ts';
import { blocksOf, sectionOf } from './support/doc-blocks.ts';
import { setUpScripts } from './support/doc-scripts.ts';
import { plainMail } from './support/mails.ts';
import { openMcp } from './support/mcp-client.ts';
import { sendMail } from './support/smtp-client.ts';
import { findTool } from './support/tools.ts';

const page = await readFile(new URL('../docs/clients.md', import.meta.url), 'utf8');
const section = (name: string) => sectionOf(page, name);
const place = setUpScripts();

test.skipIf(!findTool('bash') || !findTool('curl'))(
  'the commands run unchanged, from top to bottom, and each section ends with a code (needs bash and curl)',
  async () => {
    const names = ['curl', 'MCP', 'Clients of mail.tm', 'Mailpit'];
    const blocks = names.flatMap((name) => blocksOf(section(name), 'sh'));
    const printed = await place.scripts.shell(blocks);
    expect(printed.length).toBeGreaterThan(1);
    for (const text of printed) expect(text).toMatch(/^271828$/m);
  },
);

test('the script with our client prints the code', async () => {
  const [script] = blocksOf(section('Our client'), 'ts');
  expect(await place.scripts.signUp(process.execPath, 'client.ts', script!, '161803')).toBe('161803\n');
});

test('the script with Mailjs prints the code', async () => {
  const [script] = blocksOf(section('Clients of mail.tm'), 'js');
  expect(await place.scripts.signUp(process.execPath, 'mailjs.js', script!, '264575')).toBe('264575\n');
});

test.skipIf(!findTool('bash') || !findTool('curl'))(
  'the snippets of the page for developers print the code (needs bash and curl)',
  async () => {
    const shell = curlCode(place.app.http).replace(/^# Sign up.*$/m, 'echo "Sign up with $address" >&2');
    expect(await place.scripts.signUp(findTool('bash')!, 'sign-up.sh', shell, '223606')).toBe('223606\n');
    const client = clientCode(place.app.http)
      .replace(/^\/\/ Sign up.*$/m, "console.error('Sign up with', inbox.address);")
      .concat('console.log(code);');
    expect(await place.scripts.signUp(process.execPath, 'page.ts', client, '244948')).toBe('244948\n');
  },
);

test('the configuration of an agent leads to a code', async () => {
  const [json] = blocksOf(section('MCP'), 'json');
  const { type, url } = JSON.parse(json!).mcpServers.mayfly;
  expect(type).toBe('http');
  const agent = await openMcp(url.replace('http://localhost:3000', place.app.http));
  const { address } = (await agent.use('create_inbox')).data;
  await sendMail(place.app.smtpPort, { to: address, raw: plainMail({ text: 'Your code is 173205\r\n' }) });
  expect((await agent.use('wait_for_code', { address })).data.code.value).toBe('173205');
  const { tools } = await agent.client.listTools();
  for (const { name } of tools) expect(section('MCP')).toContain(`\`${name}\``);
  await agent.close();
});

test('the list at the top has every section, and the limits are those of the plans', () => {
  const linked = [...page.split(/^## /m)[0]!.matchAll(/\(#([\w-]+)\)/g)].map(([, name]) => name);
  const sections = [...page.matchAll(/^## (.*)$/gm)].map(([, name]) =>
    name!.toLowerCase().replaceAll(' ', '-').replaceAll('.', ''),
  );
  expect(linked).toEqual(sections.filter((name) => name !== 'tokens'));
  const { free, premium } = defaultPlans;
  expect(page).toContain(`${free.maxAddresses} addresses for an hour each`);
  expect(page).toContain(
    `${premium.maxAddresses} addresses for ${premium.lifetimeMs / 3_600_000} hours each`,
  );
});

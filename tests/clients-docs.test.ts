import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { blocksOf, sectionOf } from './support/doc-blocks.ts';
import { setUpScripts } from './support/doc-scripts.ts';
import { plainMail } from './support/mails.ts';
import { openMcp } from './support/mcp-client.ts';
import { sendMail } from './support/smtp-client.ts';

const page = await readFile(new URL('../docs/use/clients.md', import.meta.url), 'utf8');
const section = (name: string) => sectionOf(page, name);
const place = setUpScripts();

test('the script with our client prints the code', async () => {
  const [script] = blocksOf(section('Our client'), 'ts');
  expect(await place.scripts.signUp(process.execPath, 'client.ts', script!, '161803')).toBe('161803\n');
});

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

test('the list at the top has every section', () => {
  const linked = [...page.split(/^## /m)[0]!.matchAll(/\(#([\w-]+)\)/g)].map(([, name]) => name);
  const sections = [...page.matchAll(/^## (.*)$/gm)].map(([, name]) =>
    name!.toLowerCase().replaceAll(' ', '-').replaceAll('.', ''),
  );
  expect(linked).toEqual(sections.filter((name) => name !== 'tokens'));
});

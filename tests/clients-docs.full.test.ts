import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { clientCode, curlCode } from '#web/features/developers/doors.ts';
import { blocksOf, sectionOf } from './support/doc-blocks.ts';
import { setUpScripts } from './support/doc-scripts.ts';
import { neededTool } from './support/tools.ts';

const page = await readFile(new URL('../docs/use/clients.md', import.meta.url), 'utf8');
const section = (name: string) => sectionOf(page, name);
const place = setUpScripts();
const [bash, curl] = [neededTool('bash'), neededTool('curl')];

test.skipIf(!bash || !curl)(
  'the commands run unchanged, from top to bottom, and each section ends with a code (needs bash and curl)',
  async () => {
    const names = ['curl', 'MCP', 'Clients of mail.tm', 'Mailpit'];
    const blocks = names.flatMap((name) => blocksOf(section(name), 'sh'));
    const printed = await place.scripts.shell(blocks);
    expect(printed.length).toBeGreaterThan(1);
    for (const text of printed) expect(text).toMatch(/^271828$/m);
  },
);

test('the script with Mailjs prints the code', async () => {
  const [script] = blocksOf(section('Clients of mail.tm'), 'js');
  expect(await place.scripts.signUp(process.execPath, 'mailjs.js', script!, '264575')).toBe('264575\n');
});

test.skipIf(!bash || !curl)(
  'the snippets of the page for developers print the code (needs bash and curl)',
  async () => {
    const shell = curlCode(place.app.http).replace(/^# Sign up.*$/m, 'echo "Sign up with $address" >&2');
    expect(await place.scripts.signUp(bash!, 'sign-up.sh', shell, '223606')).toBe('223606\n');
    const client = clientCode(place.app.http)
      .replace(/^\/\/ Sign up.*$/m, "console.error('Sign up with', inbox.address);")
      .concat('console.log(code);');
    expect(await place.scripts.signUp(process.execPath, 'page.ts', client, '244948')).toBe('244948\n');
  },
);

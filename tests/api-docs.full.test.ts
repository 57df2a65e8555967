import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { blocksOf } from './support/doc-blocks.ts';
import { setUpScripts } from './support/doc-scripts.ts';
import { neededTool } from './support/tools.ts';

const page = await readFile(new URL('../docs/use/api.md', import.meta.url), 'utf8');
const place = setUpScripts();
const [bash, curl, python] = ['bash', 'curl', 'python3'].map((name) => neededTool(name));

test.skipIf(!bash || !curl)(
  'the examples run unchanged and print what the page says (needs bash and curl)',
  async () => {
    const blocks = blocksOf(page, 'sh');
    expect(blocks.length).toBeGreaterThan(5);
    const [start, address, code, live, again, reading, search, tried, order, refused] =
      await place.scripts.shell(blocks);
    expect(start).toBe('');
    expect(address).toMatch(/^\S+@mayfly\.test\n$/);
    expect(code).toBe('271828\n');
    expect(live).toMatch(/^retry: 1000\n\nid: \S+\n/);
    expect(live).toMatch(
      /^event: message\ndata: \{"address":.*"subject":"Your verification code","snippet":"It is 314159\."/m,
    );
    // On a busy machine the code comes after its message.
    expect(again).toMatch(/^event: message\n(event: updated\n)*$/);
    expect(reading).toBe('Your verification code\nIt is 314159.\n\n{"success":true}\n');
    expect(search).toBe('Your verification code\n');
    expect(tried).toBe('stored\n');
    expect(order).toMatch(/^\d{4}-\d\d-\d\dT.*Z\n\{"success":true\}\n\{"success":true\}\n$/);
    expect(refused).toBe('{"success":false,"error":"Authentication required","code":"sign-in-needed"}401\n');
  },
);

test.skipIf(!python)('the script in Python prints the code (needs python3)', async () => {
  const [script] = blocksOf(page, 'python');
  expect(await place.scripts.signUp(python!, 'wait.py', script!, '161803')).toBe('161803\n');
});

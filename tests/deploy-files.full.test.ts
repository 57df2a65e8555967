import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { newFolder } from './support/new-folder.ts';
import { neededTool, runTool } from './support/tools.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [systemd, haproxy] = [neededTool('systemd-analyze'), neededTool('haproxy')];
let folder: string;
beforeAll(async () => {
  folder = await newFolder();
});

/** A copy of the unit with the path of this checkout. */
async function unitHere(name: string) {
  const path = join(folder, name);
  await writeFile(
    path,
    (await readFile(join(root, 'deploy', name), 'utf8')).replaceAll('/opt/mayfly/', root),
  );
  return path;
}

test.skipIf(!systemd)(
  'systemd accepts the units and rates the service as safe (needs systemd-analyze)',
  async () => {
    const path = await unitHere('mayfly.service');
    expect(await runTool(systemd!, ['verify', path])).toEqual({ code: 0, output: '' });
    const paths = [await unitHere('mayfly-certificate.service'), await unitHere('mayfly-certificate.path')];
    expect(await runTool(systemd!, ['verify', ...paths])).toEqual({ code: 0, output: '' });
    const exposure = await runTool(systemd!, ['security', '--offline=true', '--threshold=20', path]);
    expect([exposure.code, exposure.output.split('\n').at(-2)]).toEqual([0, expect.stringContaining('OK')]);
  },
);

test.skipIf(!haproxy).each(['haproxy.cfg', 'haproxy-mail.cfg'])(
  'the HAProxy example %s is valid',
  async (name) => {
    expect(await runTool(haproxy!, ['-c', '-f', join(root, 'deploy', name)])).toMatchObject({ code: 0 });
  },
);

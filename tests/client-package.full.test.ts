import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { newFolder } from './support/new-folder.ts';
import { setUpPlainApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';

const run = promisify(execFile);
const project = fileURLToPath(new URL('..', import.meta.url));

describe('the package', () => {
  let folder: string;
  /** Installed as it would be published. */
  const app = setUpPlainApp();
  beforeAll(async () => {
    folder = await newFolder();
    const source = join(folder, 'source/packages/client');
    await cp(join(project, 'packages/client'), source, {
      recursive: true,
      filter: (path) => !/[/\\](dist|LICENSE)$/.test(path),
    });
    await cp(join(project, 'LICENSE'), join(folder, 'source/LICENSE'));
    await symlink(join(project, 'node_modules'), join(folder, 'source/node_modules'));
    const PATH = `${join(project, 'node_modules/.bin')}:${process.env.PATH}`;
    const options = { cwd: source, env: { ...process.env, PATH } };
    const { stdout } = await run(
      'npm',
      ['pack', '--silent', '--offline', '--no-update-notifier', '--pack-destination', folder],
      options,
    );
    const installed = join(folder, 'node_modules/@mayfly/client');
    await mkdir(installed, { recursive: true });
    await run('tar', ['-xzf', join(folder, stdout.trim()), '-C', installed, '--strip-components', '1']);
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  });

  const runNode = async (script: string) => {
    await writeFile(join(folder, 'script.js'), script);
    const { stdout } = await run(process.execPath, ['script.js'], {
      cwd: folder,
      env: { MAYFLY_URL: app.http },
    });
    return stdout;
  };

  test('has its code, types, licence and guide, and nothing else', async () => {
    const files = await readdir(join(folder, 'node_modules/@mayfly/client'));
    expect(files.sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  });

  test('has no dependencies and runs in plain Node', async () => {
    const manifest = JSON.parse(await readFile(join(project, 'packages/client/package.json'), 'utf8'));
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies'])
      expect(manifest).not.toHaveProperty(kind);
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    await sendMail(app.smtpPort, {
      to: address,
      raw: plainMail({ text: 'Your verification code is 244948\r\n' }),
    });
    const script = `import { Mayfly } from '@mayfly/client';
      const mayfly = new Mayfly({ baseUrl: process.env.MAYFLY_URL, token: '${guest.token}' });
      console.log(await mayfly.inbox('${address}').waitForCode());`;
    expect(await runNode(script)).toBe('244948\n');
  });

  test('has types that a program can use', async () => {
    await writeFile(
      join(folder, 'use.ts'),
      `import { Mayfly, type Message } from '@mayfly/client';
      const inbox = await new Mayfly({ baseUrl: '' }).createInbox();
      export const code: string = await inbox.waitForCode({ timeoutMs: 1 });
      export const message: Message = await inbox.waitForMessage({ from: 'a' });
      // @ts-expect-error: there is no such option
      await inbox.waitForLink({ nonsense: 1 });`,
    );
    const tsc = join(project, 'node_modules/typescript/bin/tsc');
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--types',
      '',
    ];
    await run(process.execPath, [tsc, ...options, 'use.ts'], { cwd: folder });
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { settingsWithoutEffect, withSettingsFile } from './config-env.ts';

test('a name that resembles a setting is named, without its value', () => {
  const env = {
    MAIL_DOMAIN: 'hush',
    DATADIR: 'hush',
    free_lifetime: 'hush',
    PREMIUM_ADDRESSES: 'hush',
    MAIL_DOMAINS: 'mayfly.test',
    HTTP_PROXY: 'hush',
    PATH: '/bin',
    MAIL: '/var/mail/root',
    DATABASE_HOST: 'hush',
    GOOGLE_APPLICATION_CREDENTIALS: 'hush',
    POSTGRES_PASSWORD: 'hush',
    NODE_OPTIONS: '',
  };
  expect(settingsWithoutEffect(env)).toEqual([
    'MAIL_DOMAIN is not a setting: did you mean MAIL_DOMAINS?',
    'DATADIR is not a setting: did you mean DATA_DIR?',
    'free_lifetime is not a setting: did you mean FREE_LIFETIME?',
    'PREMIUM_ADDRESSES is not a setting',
  ]);
});

test('a setting of an earlier version that has no effect any more is named without its value, if it has one', () => {
  expect(settingsWithoutEffect({ DATABASE_READ_URL: ' ' })).toEqual([]);
  expect(settingsWithoutEffect({ DATABASE_READ_URL: 'postgres://me:hush@replica/mayfly' })).toEqual([
    'DATABASE_READ_URL has no effect any more: lists and messages are read from DATABASE_URL',
  ]);
});

test('the lines of SETTINGS_FILE win over the environment, and a file that cannot be read is a problem', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-settings-'));
  const path = join(folder, 'mayfly.env');
  await writeFile(path, '# ours\nHTTP_PORT=4000\nMAIL_DOMAINS="a.test, b.test"\n');
  const config = readConfig(withSettingsFile({ SETTINGS_FILE: path, HTTP_PORT: '5000', SMTP_PORT: '5025' }));
  expect(config).toMatchObject({ httpPort: 4000, smtpPort: 5025, mailDomains: ['a.test', 'b.test'] });
  await rm(folder, { recursive: true });
  expect(() => readConfig(withSettingsFile({ SETTINGS_FILE: path }))).toThrow(
    'SETTINGS_FILE must be the path of an ordinary file that can be read',
  );
});

test('a folder or a pipe as SETTINGS_FILE and lines that are not NAME=value are problems, named without their text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-settings-'));
  const path = join(folder, 'mayfly.env');
  const problem = async (...lines: string[]) => {
    await writeFile(path, lines.join('\n'));
    try {
      readConfig(withSettingsFile({ SETTINGS_FILE: path }));
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };
  // To read a pipe would wait for its writer for ever.
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  for (const other of [folder, join(folder, 'pipe')])
    expect(() => readConfig(withSettingsFile({ SETTINGS_FILE: other }))).toThrow(
      'SETTINGS_FILE must be the path of an ordinary file that can be read',
    );
  expect(
    await problem('# ours', '', 'export LOG_LEVEL = info', 'SMTP_BANNER="a', 'b c', '# d"', '  # end'),
  ).toBeNull();
  const broken = await problem(
    'LOG_LEVEL=info',
    'HTTP_PORT 4000',
    '; no comment',
    'STRIPE_SECRET_KEY: hush',
    '=hush',
  );
  expect(broken).toContain('SETTINGS_FILE has lines that are not NAME=value: 2, 3, 4, 5');
  expect(broken).not.toContain('hush');
  await rm(folder, { recursive: true });
});

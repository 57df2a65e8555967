import { expect, test } from 'vitest';
import { runDoctor } from './run-doctor.ts';

test('bad settings are reported without the secrets in them', async () => {
  const env = {
    SMTP_TLS_KEY: '-----BEGIN PRIVATE KEY-----\nhush\n-----END PRIVATE KEY-----',
    MAIL_KEY: 'hush',
    DATABASE_URL: 'mysql://me:hush@db.example/mail',
    DATABASE_LISTEN_URL: 'postgres://me@127.0.0.1:1/mail?sslkey=-----BEGIN PRIVATE KEY-----hush',
    PUBLIC_URL: 'https://me:hush@mail.example',
    HTTP_PORT: 'web',
  };
  for (const json of [false, true]) {
    const { text, passed } = await runDoctor(env, { json });
    expect(passed).toBe(false);
    for (const name of Object.keys(env)) expect(text).toContain(`${name} must`);
    expect(text).not.toContain('hush');
  }
});

import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startDns } from '#tests/support/dns-server.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { surroundingsOf } from './this-machine.ts';

test('doctor and dns ask DNS_SERVERS', async () => {
  const dns = await startDns({ 'mx.mayfly.example': { A: ['192.0.2.25'] } });
  const env = { DNS_SERVERS: dns.server, MAIL_HOST: 'mx.mayfly.example', MAIL_DOMAINS: 'mayfly.example' };
  try {
    const { askDns } = surroundingsOf(readConfig(env));
    expect(await askDns('mx.mayfly.example', 'A')).toEqual({ records: ['192.0.2.25'] });
    const { code, stdout } = await runCommand(env, 'dns');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^mx\.mayfly\.example\. .*\bA +192\.0\.2\.25$/m),
    ]);
  } finally {
    await dns.close();
  }
});

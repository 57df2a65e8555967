import { expect, test } from 'vitest';
import { mailPolicy } from './mail-policy.ts';
import { domainRecords, hostRecords, type MailNames } from './mail-records.ts';
import { zoneText } from './zone-text.ts';

const names: MailNames = {
  mailDomains: ['mayfly.example', 'inbox.example'],
  mailHost: 'mx.mayfly.example',
  sendingDomain: 'mayfly.example',
  webHost: 'mayfly.example',
  certified: true,
  relayHost: null,
  reportTo: 'me@elsewhere.example',
};
const published = (name: string, type: string, changed: Partial<MailNames> = {}, domain = 'mayfly.example') =>
  domainRecords(domain, { ...names, ...changed }).find((one) => one.name === name && one.type === type)
    ?.value;

test('every line is a comment or a record of a zone file', () => {
  const text = zoneText(names, ['192.0.2.7', '2001:db8::7']);
  for (const line of text.split('\n').filter((one) => one && !one.startsWith(';')))
    expect(line).toMatch(/^[\w.-]+\. +3600 IN (A|AAAA|MX|CNAME|TXT) +\S/);
  expect(text).toMatch(/^mx\.mayfly\.example\. +3600 IN AAAA +2001:db8::7$/m);
  expect(text).toMatch(/^inbox\.example\. +3600 IN MX +10 mx\.mayfly\.example\.$/m);
  expect(text).toMatch(/^_mta-sts\.inbox\.example\. +3600 IN TXT +"v=STSv1; id=[0-9a-f]{20}"$/m);
  expect(text).toContain(';   mx: mx.mayfly.example');
  expect(zoneText(names, [])).toContain('YOUR-IPV4-ADDRESS');
});

test('web and mail hosts get address records, and an IP address gets none', () => {
  expect(hostRecords(names, ['192.0.2.7']).map(({ name }) => name)).toEqual([
    'mx.mayfly.example',
    'mayfly.example',
  ]);
  expect(hostRecords({ ...names, webHost: '192.0.2.7' }, ['192.0.2.7'])).toHaveLength(1);
});

test('a domain that sends no mail says so, and the one that sends names the relay', () => {
  expect(published('mayfly.example', 'TXT')).toBe('v=spf1 -all');
  expect(published('_dmarc.mayfly.example', 'TXT')).toBe('v=DMARC1; p=reject');
  for (const [relayHost, value] of [
    ['relay.example', 'v=spf1 a:relay.example -all'],
    ['192.0.2.9', 'v=spf1 ip4:192.0.2.9 -all'],
    ['2001:db8::9', 'v=spf1 ip6:2001:db8::9 -all'],
    ['127.0.0.1', 'v=spf1 a:mx.mayfly.example -all'],
  ])
    expect(published('mayfly.example', 'TXT', { relayHost: relayHost! })).toBe(value);
  expect(published('inbox.example', 'TXT', { relayHost: 'relay.example' }, 'inbox.example')).toBe(
    'v=spf1 -all',
  );
});

test('a policy is offered only with a certificate, and its id depends on its text', () => {
  expect(mailPolicy({ mailHost: 'a.example', certified: false })).toBeNull();
  const one = mailPolicy({ mailHost: 'a.example', certified: true })!;
  expect(one.text).toBe('version: STSv1\r\nmode: enforce\r\nmx: a.example\r\nmax_age: 604800\r\n');
  expect(mailPolicy({ mailHost: 'b.example', certified: true })!.id).not.toBe(one.id);
  expect(published('_mta-sts.mayfly.example', 'TXT', { certified: false })).toBeUndefined();
  expect(zoneText({ ...names, certified: false }, [])).toContain('set SMTP_TLS_CERT');
  expect(published('_smtp._tls.mayfly.example', 'TXT', { reportTo: null })).toBeUndefined();
});

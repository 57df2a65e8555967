import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAskDns } from '#server/lib/dns-answer.ts';
import { startDns, type Zone } from '#tests/support/dns-server.ts';
import { createLookUpRecords } from './look-up-records.ts';
import { newProof, proofText } from './proof.ts';

const [proof, old, stranger] = [newProof(), newProof(), newProof()];
let dns: Awaited<ReturnType<typeof startDns>>;
beforeEach(async () => {
  dns = await startDns({});
});
afterEach(() => dns.close());

const lookUp = (changed: { otherProofs?: string[]; subdomains?: boolean } = {}) =>
  createLookUpRecords({ askDns: createAskDns({ servers: [dns.server] }), mailHost: 'mx.mayfly.example' })({
    name: 'mine.example',
    proof,
    subdomains: false,
    ...changed,
  });
const publish = (texts: Array<string | string[]>, exchanges: string[] = []) => {
  dns.state.zone = { '_mayfly.mine.example': { TXT: texts }, 'mine.example': { MX: exchanges } };
};

test('both records are seen', async () => {
  publish([proofText(proof)], ['10 mx.mayfly.example']);
  expect(await lookUp()).toEqual({
    txt: { status: 'ok', found: proofText(proof) },
    mx: { status: 'ok', found: 'mx.mayfly.example' },
    othersFound: [],
  });
});

test.each([
  ['in pieces', [proofText(proof).slice(0, 20), proofText(proof).slice(20, 30), proofText(proof).slice(30)]],
  ['in upper case', proofText(proof).toUpperCase()],
  ['between spaces', `  ${proofText(proof)}\t`],
  ['between quotes', `"${proofText(proof)}"`],
  ['between escaped quotes', `\\"${proofText(proof)}\\"`],
])('a proof %s is seen', async (_, text) => {
  publish([text]);
  expect((await lookUp()).txt).toEqual({ status: 'ok', found: proofText(proof) });
});

test('a proof is seen among other texts and other proofs', async () => {
  publish(['v=spf1 -all', proofText(old), proofText(proof), '']);
  const { txt } = await lookUp();
  expect(txt).toEqual({ status: 'ok', found: [proofText(old), proofText(proof)].sort().join(', ') });
});

test.each([
  ['another proof', proofText(stranger)],
  ['half of the proof', proofText(proof).slice(0, -1)],
  ['more than the proof', `${proofText(proof)}a`],
])('%s is wrong, and shown', async (_, text) => {
  publish([text]);
  expect((await lookUp()).txt).toEqual({ status: 'wrong', found: text });
});

test('texts of other kinds are no proof', async () => {
  publish(['v=spf1 -all', `x${proofText(proof)}`, proof]);
  expect((await lookUp()).txt).toEqual({ status: 'missing', found: null });
});

test('a name without records and a name that does not exist have none', async () => {
  publish([]);
  const missing = { status: 'missing', found: null };
  expect(await lookUp()).toEqual({ txt: missing, mx: missing, othersFound: [] });
  dns.state.zone = {};
  expect(await lookUp({ subdomains: true })).toEqual({
    txt: missing,
    mx: missing,
    wildcard: missing,
    othersFound: [],
  });
});

test('our exchange may stand beside others, in any case', async () => {
  publish([], ['5 other.example', '10 MX.Mayfly.Example']);
  expect((await lookUp()).mx).toEqual({ status: 'ok', found: 'MX.Mayfly.Example, other.example' });
});

test('other exchanges alone are wrong, and so is a domain that takes no mail', async () => {
  publish([], ['10 other.example', '20 amx.mayfly.example']);
  expect((await lookUp()).mx).toEqual({ status: 'wrong', found: 'amx.mayfly.example, other.example' });
  publish([], ['0 .']);
  expect((await lookUp()).mx).toEqual({ status: 'wrong', found: '.' });
});

test('the wildcard is looked at only for sub-domains', async () => {
  const zone: Zone = { 'mine.example': { MX: ['10 mx.mayfly.example'] } };
  dns.state.zone = zone;
  expect(await lookUp()).not.toHaveProperty('wildcard');
  expect((await lookUp({ subdomains: true })).wildcard).toEqual({ status: 'missing', found: null });
  dns.state.zone = { ...zone, '*.mine.example': { MX: ['10 other.example'] } };
  expect((await lookUp({ subdomains: true })).wildcard).toEqual({ status: 'wrong', found: 'other.example' });
  dns.state.zone = { ...zone, '*.mine.example': { MX: ['10 mx.mayfly.example'] } };
  expect((await lookUp({ subdomains: true })).wildcard).toEqual({ status: 'ok', found: 'mx.mayfly.example' });
});

test('proofs of other accounts are found beside ours and without it', async () => {
  publish([proofText(proof), proofText(old).toUpperCase()]);
  expect(await lookUp({ otherProofs: [stranger, old] })).toMatchObject({
    txt: { status: 'ok' },
    othersFound: [old],
  });
  publish([proofText(old)]);
  expect(await lookUp({ otherProofs: [old] })).toMatchObject({
    txt: { status: 'wrong' },
    othersFound: [old],
  });
});

test.each(['failure', 'refusal', 'half', 'huge', 'wrong id'] as const)(
  'a bad answer (%s) tells us nothing',
  async (lie) => {
    publish([proofText(proof)], ['10 mx.mayfly.example']);
    Object.assign(dns.state, { lie, liesAbout: /^_mayfly/ });
    expect(await lookUp({ otherProofs: [proof] })).toEqual({
      txt: { status: 'unknown', found: null },
      mx: { status: 'ok', found: 'mx.mayfly.example' },
      othersFound: [],
    });
  },
);

test('no answer tells us nothing', async () => {
  publish([proofText(proof)], ['10 mx.mayfly.example']);
  dns.state.silent = true;
  const unknown = { status: 'unknown', found: null };
  expect(await lookUp({ subdomains: true })).toEqual({
    txt: unknown,
    mx: unknown,
    wildcard: unknown,
    othersFound: [],
  });
});

test('what strangers have written is cut and cleaned before it is shown', async () => {
  publish(
    [`${proofText('x\u0000\u001b[31m\r\n\u00ad\u0085y')}`, proofText('z'.repeat(10_000))],
    ['10 a\u0007b.example'],
  );
  const { txt, mx } = await lookUp();
  expect(txt.status).toBe('wrong');
  expect(txt.found).toMatch(/^mayfly-domain=x \[31m y, mayfly-domain=z+…$/);
  expect(txt.found).toHaveLength(200);
  expect(mx.status).toBe('wrong');
  for (const found of [txt.found, mx.found]) expect(found).not.toMatch(/[\p{C}\p{DI}]/u);
});

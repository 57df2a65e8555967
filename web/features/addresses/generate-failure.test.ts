import { describe, expect, it } from 'vitest';
import { refusals } from '#contract/refusals.ts';
import { ApiError } from '#web/lib/api.ts';
import { readGenerateFailure } from './generate-failure.ts';

const refused = (code: keyof typeof refusals) => ({ code, error: refusals[code] });
const end = '2025-06-24T12:00:00.000Z';

describe('readGenerateFailure', () => {
  it('opens the limit dialog for status 429, and knows the limit of a network by its code', () => {
    const own = { ...refused('address-limit'), cooldownEnd: end };
    expect(readGenerateFailure(new ApiError(429, own))).toEqual({
      kind: 'limit',
      text: refusals['address-limit'],
      cooldownEnd: Date.parse(end),
      network: false,
      unanswered: false,
    });
    const network = new ApiError(429, { ...refused('network-limit'), cooldownEnd: end });
    expect(readGenerateFailure(network)).toMatchObject({ kind: 'limit', network: true });
  });

  it('puts an alarm clock before a cooldown error', () => {
    const failure = readGenerateFailure(new ApiError(403, { ...refused('cooldown'), cooldownEnd: end }));
    expect(failure).toMatchObject({
      kind: 'message',
      text: `⏰ ${refusals.cooldown}`,
      cooldownEnd: Date.parse(end),
    });
  });

  it('shows the reason in the language of the page, or general words', () => {
    const taken = new ApiError(409, refused('name-taken'), 'Dieser Name ist schon vergeben.');
    expect(readGenerateFailure(taken)).toMatchObject({ text: 'Dieser Name ist schon vergeben.' });
    for (const error of [new ApiError(500, {}), new Error('a bug')])
      expect(readGenerateFailure(error)).toMatchObject({
        text: 'Email generation failed. You may be on cooldown - please wait before trying again.',
      });
  });

  it.each([
    ['no answer', new ApiError(0, {})],
    ['a proxy whose server is gone', new ApiError(502, {})],
    ['no answer to the start of a session', new Error('Failed …', { cause: new ApiError(0, {}) })],
  ])('says that the server does not answer, and nothing about a cooldown: %s', (_, error) => {
    expect(readGenerateFailure(error)).toMatchObject({
      kind: 'message',
      text: 'No address was generated. Our server does not answer. Please try again in a moment.',
      unanswered: true,
    });
  });
});

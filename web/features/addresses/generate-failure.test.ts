import { describe, expect, it } from 'vitest';
import { texts } from '#contract/texts.ts';
import { ApiError } from '#web/lib/api.ts';
import { readGenerateFailure } from './generate-failure.ts';

const end = '2025-06-24T12:00:00.000Z';

describe('readGenerateFailure', () => {
  it('opens the limit dialog for status 429 and for every error text about a limit', () => {
    const failures = [
      new ApiError(429, { error: texts.emailLimitReached, cooldownEnd: end }),
      new ApiError(400, { error: 'Daily limit reached' }),
      new ApiError(400, { error: 'Too Many Requests' }),
      new ApiError(500, { error: 'Edge function returned a non-2xx status code' }),
    ];
    expect(failures.map((error) => readGenerateFailure(error, 'guest').kind)).toEqual(Array(4).fill('limit'));
    expect(readGenerateFailure(failures[0], 'guest')).toEqual({
      kind: 'limit',
      text: texts.emailLimitReached,
      cooldownEnd: Date.parse(end),
      network: false,
      unanswered: false,
    });
    const network = new ApiError(429, { error: texts.networkLimit, cooldownEnd: end });
    expect(readGenerateFailure(network, 'guest')).toMatchObject({ kind: 'limit', network: true });
    expect(readGenerateFailure(failures[3], 'premium').kind).toBe('message');
  });

  it('puts an alarm clock before a cooldown error', () => {
    const failure = readGenerateFailure(
      new ApiError(403, { error: texts.cooldown, cooldownEnd: end }),
      'guest',
    );
    expect(failure).toMatchObject({
      kind: 'message',
      text: `⏰ ${texts.cooldown}`,
      cooldownEnd: Date.parse(end),
    });
  });

  it('shows the error of the server, or a general one', () => {
    expect(readGenerateFailure(new ApiError(409, { error: texts.nameTaken }), 'premium')).toMatchObject({
      text: texts.nameTaken,
    });
    expect(readGenerateFailure(new ApiError(500, {}), 'guest')).toMatchObject({
      text: 'Email generation failed. You may be on cooldown - please wait before trying again.',
    });
    expect(readGenerateFailure(new Error('Invalid server response'), 'guest')).toMatchObject({
      text: 'Invalid server response',
    });
  });

  it.each([
    ['no answer', new ApiError(0, {})],
    ['a proxy whose server is gone', new ApiError(502, {})],
    ['no answer to the start of a session', new Error('Failed …', { cause: new ApiError(0, {}) })],
  ])('says that the server does not answer, and nothing about a cooldown: %s', (_, error) => {
    expect(readGenerateFailure(error, 'guest')).toMatchObject({
      kind: 'message',
      text: 'No address was generated. Our server does not answer. Please try again in a moment.',
      unanswered: true,
    });
  });
});

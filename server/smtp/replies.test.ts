import { describe, expect, test } from 'vitest';
import { inWords, Refusal } from '#server/domain/errors.ts';
import { replyTo } from './replies.ts';

const failure = (code: string) =>
  Object.assign(new Error(`relation "inboxes" at 10.0.0.7:5432 (${code})`), {
    code,
    detail: 'Key (id)=(secret)',
  });

describe('the reply to a sender', () => {
  test.each([
    [550, new Refusal('not-found', inWords('No such mailbox'))],
    [452, new Refusal('mailbox-full', inWords('mailbox full'))],
    [452, new Refusal('other-plan', inWords('alone, please'))],
    [552, new Refusal('too-large', inWords('too large'))],
    [554, new Refusal('malformed', inWords('too deep'))],
  ])('is %i with the words of the refusal', (code, refusal) => {
    const { reply, reason } = replyTo(refusal);
    expect([reply.responseCode, reply.message, reason]).toEqual([code, refusal.message, refusal.kind]);
  });

  test.each([
    [451, failure('ECONNREFUSED')],
    [451, failure('57P01')],
    [451, failure('40P01')],
    [451, new TypeError("Cannot read properties of undefined (reading 'inboxes')")],
    [451, 'nonsense'],
    [451, undefined],
    [452, failure('53100')],
    [452, failure('53200')],
    [451, new Refusal('taken', inWords('a code that SMTP does not use'))],
  ])('is %i, try again later, for an internal error, and gives no details', (code, error) => {
    const { reply } = replyTo(error);
    expect(reply.responseCode).toBe(code);
    expect(reply.message).toMatch(/try again later$/);
  });
});

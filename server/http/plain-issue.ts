import type { z } from 'zod';
import { saying } from '#contract/field-reasons.ts';
import { because, type PlainCode, type Reason } from '#contract/reasons.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const types: Record<string, PlainCode> = {
  string: 'not-text',
  number: 'not-a-number',
  int: 'not-whole',
  boolean: 'not-true-or-false',
  array: 'not-a-list',
  object: 'not-an-object',
};

/** What is wrong with a value, in plain words, where the contract doesn't define a message. */
export function plainIssue(issue: Issue): string | undefined {
  const why = reasonOf(issue);
  return why && saying(why);
}

function reasonOf(issue: Issue): Reason | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return because('missing');
      return because(types[issue.expected] ?? 'invalid');
    case 'invalid_value':
      return because('wrong-value', { values: issue.values.map(String).join(' or ') });
    case 'too_big':
    case 'too_small':
      return limitOf(issue);
    case 'unrecognized_keys':
      return because('unknown-field');
    default:
      return undefined;
  }
}

/** The limit that a value is beyond. Also of an issue to which the contract gave words of its own. */
export function limitOf({
  origin,
  ...issue
}: {
  origin?: string;
  maximum?: number | bigint;
  minimum?: number | bigint;
}): Reason {
  const [max, min] = [Number(issue.maximum), Number(issue.minimum)];
  const isTooBig = issue.maximum !== undefined;
  if (origin === 'string') return isTooBig ? because('too-long', { max }) : because('too-short', { min });
  if (origin === 'array') return isTooBig ? because('too-many', { max }) : because('too-few', { min });
  return isTooBig ? because('too-high', { max }) : because('too-low', { min });
}

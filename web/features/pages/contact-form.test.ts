import { describe, expect, it } from 'vitest';
import { checkContact } from './check-contact.ts';
import { subjectFromQuery } from './contact-subjects.ts';

const good = { name: 'Ada', email: 'ada@example.org', subject: 'support', message: 'Hello' } as const;

describe('checkContact', () => {
  it('accepts a complete message', () => {
    expect(checkContact(good)).toEqual({});
  });

  it('names every missing field', () => {
    const errors = checkContact({ name: ' ', email: '', subject: null, message: '\n' });
    expect(Object.keys(errors)).toEqual(['name', 'email', 'subject', 'message']);
  });

  it.each(['ada', 'ada@', '@example.org', 'ada@example', 'a da@example.org'])(
    'refuses %s as an address',
    (email) => {
      expect(checkContact({ ...good, email })).toEqual({ email: 'Please enter a valid email address.' });
    },
  );
});

describe('subjectFromQuery', () => {
  it('knows the five subjects and nothing else', () => {
    expect(subjectFromQuery('feedback')).toBe('feedback');
    expect(subjectFromQuery('Feedback')).toBeNull();
    expect(subjectFromQuery(null)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { checkDomain, checkSignup, isUnfinished } from './check-signup.ts';

const good = { fullName: 'Nina', email: 'nina@gmail.com', password: 'secret', confirmPassword: 'secret' };

describe('checkSignup', () => {
  test('accepts a complete form', () => {
    expect(checkSignup(good, 'mayfly.test')).toEqual({});
    expect(checkSignup({ ...good, email: 'nina@Mayfly.test' }, 'mayfly.test')).toEqual({});
  });
  test.each([
    [{ email: 'nina@example.org' }, { email: 'Not an allowed domain' }],
    [{ email: 'nina@evilgmail.com' }, { email: 'Not an allowed domain' }],
    [{ email: 'nina' }, { email: 'Please enter a valid email address.' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters long' }],
    [{ confirmPassword: 'secre' }, { confirmPassword: 'Passwords do not match' }],
    [{ fullName: ' ' }, { fullName: 'Please enter your full name.' }],
  ])('refuses %o', (change, errors) => {
    expect(checkSignup({ ...good, ...change }, 'mayfly.test')).toEqual(errors);
  });
});

test('the domain is checked as it is typed', () => {
  expect(checkDomain('nina', 'mayfly.test')).toBeNull();
  expect(checkDomain('nina@gmail.com', 'mayfly.test')).toEqual({
    allowed: true,
    text: 'Valid domain: gmail.com',
  });
  expect(checkDomain('nina@gma', 'mayfly.test')).toEqual({ allowed: false, text: 'Invalid domain: gma' });
});

test('a domain that can still become an allowed one is not called wrong yet', () => {
  const unfinished = (email: string) => isUnfinished(email, 'mayfly.test');
  expect(['nina@g', 'nina@gmail.co', 'nina@may'].map(unfinished)).toEqual([true, true, true]);
  expect(['nina', 'nina@gmail.com', 'nina@example.org', 'nina@gmail.org'].map(unfinished)).toEqual(
    Array(4).fill(false),
  );
});

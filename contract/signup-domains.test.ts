import { expect, test } from 'vitest';
import { domainOf, signupDomains } from './signup-domains.ts';

test('28 domains are allowed, including the host of the site', () => {
  const domains = signupDomains('Mail.Example');
  expect(domains).toHaveLength(28);
  expect(new Set(domains).size).toBe(28);
  expect(domains).toContain('gmail.com');
  expect(domains).toContain('mail.example');
});

test('the domain of an address is the part after its last @', () => {
  expect(domainOf(' Ann@GMail.com ')).toBe('gmail.com');
  expect(domainOf('"a@b"@proton.me')).toBe('proton.me');
  expect(domainOf('ann@')).toBeNull();
  expect(domainOf('@gmail.com')).toBeNull();
  expect(domainOf('ann')).toBeNull();
});

import { expect, test } from 'vitest';
import { serverUrls } from './server-urls.ts';

test('several hosts become one URL each, with their own ports and the same rest', () => {
  expect(
    serverUrls('postgres://me:a,b%40c@db1,db2:5433,[::1]:5434/mail?sslmode=require&target_session_attrs=any'),
  ).toEqual({
    urls: [
      'postgres://me:a,b%40c@db1/mail?sslmode=require',
      'postgres://me:a,b%40c@db2:5433/mail?sslmode=require',
      'postgres://me:a,b%40c@[::1]:5434/mail?sslmode=require',
    ],
    target: 'any',
  });
  expect(serverUrls('postgresql://a,b/mail')).toEqual({
    urls: ['postgresql://a/mail', 'postgresql://b/mail'],
    target: 'read-write',
  });
});

test('one host stays as it is, and is only asked for its role if the URL says so', () => {
  for (const url of [
    'postgres://localhost/mail',
    'postgres://me:x@/mail?host=%2Frun%2Fpostgresql',
    'postgres://me@[::1]:5432',
  ])
    expect(serverUrls(url)).toEqual({ urls: [url], target: 'any' });
  expect(serverUrls('postgres://a/mail?target_session_attrs=primary')).toEqual({
    urls: ['postgres://a/mail'],
    target: 'primary',
  });
});

test('a missing host and an unknown target are refused', () => {
  for (const url of [
    'postgres://a,/mail',
    'postgres://,a/mail',
    'postgres://a,b/mail?target_session_attrs=best',
  ])
    expect(serverUrls(url)).toBeNull();
});

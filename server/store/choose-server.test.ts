import { expect, onTestFinished, test } from 'vitest';
import { createServerChoice } from './choose-server.ts';

test('the first question to several servers is asked at once and without a warning of Node', async () => {
  const warnings: string[] = [];
  const keep = ({ name }: Error) => warnings.push(name);
  process.on('warning', keep);
  onTestFinished(() => void process.off('warning', keep));
  const choice = createServerChoice('postgres://me@127.0.0.1:1,127.0.0.1:2/mail');
  await expect(choice.choose()).rejects.toThrow('127.0.0.1:1: connection refused; 127.0.0.1:2');
  expect(warnings).toEqual([]);
});

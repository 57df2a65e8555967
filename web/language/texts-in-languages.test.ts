import { afterEach, expect, test } from 'vitest';
import { english, findLanguage } from '#contract/languages.ts';
import { texts as home } from '#web/features/home/texts.tsx';
import { texts as message } from '#web/features/inbox/message/texts.tsx';
import { texts as sender } from '#web/features/inbox/sender/texts.tsx';
import { texts as tools } from '#web/lib/texts.ts';
import { renderIn } from './page-language.ts';

const inLanguage = (prefix: string) => renderIn(findLanguage(prefix));
afterEach(() => renderIn(english));

test('texts are in the language of the page', () => {
  expect(home.headline).toBe('An inbox that deletes itself');
  inLanguage('de');
  expect(home.dismiss).toBe('Ausblenden');
});

test('each number has the words of its plural form', () => {
  const links = (count: number) => message.links(count);
  inLanguage('ru');
  expect([1, 2, 5, 21, 22].map(links)).toEqual([
    '1 ссылка в этом письме',
    '2 ссылки в этом письме',
    '5 ссылок в этом письме',
    '21 ссылка в этом письме',
    '22 ссылки в этом письме',
  ]);
  inLanguage('ar');
  expect(new Set([0, 1, 2, 3, 11, 100].map((count) => links(count).replace(/\d+/, '')))).toHaveLength(6);
});

test('a value that is not known has words of its own', () => {
  expect(sender.sentences.unproven(null)).toBe('Nothing shows whether this mail is from its sender.');
  inLanguage('zh');
  expect(sender.sentences.unproven(null)).toBe('无法证实这封邮件是否来自其发件人。');
  expect(sender.sentences.unproven('a.example')).toContain('a.example');
});

test('words depend on a choice, and words that follow each other keep their marks', () => {
  inLanguage('fr');
  expect(tools.size('2', 'KB')).toBe('2\u00a0Ko');
  inLanguage('ar');
  expect(message.to('a@b.example')).toBe('إلى \u2068a@b.example\u2069');
});

test('a link stands where the sentence of the language has it', () => {
  const wrapped: string[] = [];
  const again = (words: string) => wrapped.push(words);
  inLanguage('ja');
  message.notLoaded(null, again);
  expect(wrapped).toEqual(['もう一度試す']);
});

import type { Wrap } from '#web/language/words.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  headline: 'بريد مؤقت يحذف نفسه بنفسه',
  promise: 'خذ عنوانًا وشاهد رسائله تصل أمامك. وحين ينتهي وقته يُحذف كل شيء.',
  noSuchPage: ({ path, mono }: { path: string; mono: Wrap }) => (
    <>لا توجد صفحة في {mono(path)}، فإليك الصفحة الرئيسية.</>
  ),
  dismiss: 'إخفاء',
};

import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

export const texts: Texts = {
  search: 'البحث في الرسائل',
  clear: 'مسح البحث',
  found: (count) =>
    plural(count, {
      zero: 'لم يُعثر على رسائل',
      one: 'عُثر على رسالة واحدة',
      two: 'عُثر على رسالتين',
      few: `عُثر على ${count} رسائل`,
      many: `عُثر على ${count} رسالة`,
      other: `عُثر على ${count} رسالة`,
    }),
  nothingFits: (words) => `لا توجد رسالة تطابق «${isolate(words)}».`,
  failed: 'تعذّر البحث. يُرجى المحاولة مرة أخرى بعد قليل.',
};

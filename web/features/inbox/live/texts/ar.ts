import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');
type Code = { name: string; code: string };

const newMessages = (count: number) =>
  plural(count, {
    zero: 'لا رسائل جديدة',
    one: 'رسالة جديدة',
    two: 'رسالتان جديدتان',
    few: `${count} رسائل جديدة`,
    many: `${count} رسالة جديدة`,
    other: `${count} رسالة جديدة`,
  });

export const texts: Texts = {
  states: {
    live: { word: 'مباشر', title: 'تظهر الرسائل الجديدة هنا فورًا' },
    connecting: { word: 'جارٍ الاتصال', title: 'جارٍ الاتصال بالتحديث المباشر' },
    polling: {
      word: 'غير مباشر',
      title: `لا تحديث مباشر الآن. نتحقق كل ${limits.inboxRefreshGenitive}`,
    },
    down: { word: 'لا استجابة', title: 'خادمنا لا يستجيب' },
    offline: { word: 'غير متصل', title: 'هذا الجهاز غير متصل بالإنترنت' },
  },

  notifications: 'الإشعارات',

  yourCode: (code: string) => `رمزك هو ${isolate(code)}`,
  yourCodeFromUnchecked: (code: string) => `رمزك هو ${isolate(code)} (لم يُتحقق من المرسل)`,
  notCheckedYet: 'لم يُتحقق من المرسل بعد',
  suspiciousMessage: 'رسالة مشبوهة',
  saysItIsFrom: (name: string) => `تدّعي أنها من ${isolate(name)}`,

  spoken: {
    subject: ({ name, subject }: { name: string; subject: string }) =>
      `رسالة جديدة من ${isolate(name)}: ${isolate(subject)}`,
    noSubject: (name: string) => `رسالة جديدة من ${isolate(name)}: بلا موضوع`,
    code: ({ name, code }: Code) => `رسالة جديدة من ${isolate(name)}: الرمز ${isolate(code)}`,
    codeFromUnchecked: ({ name, code }: Code) =>
      `رسالة جديدة من ${isolate(name)}: الرمز ${isolate(code)}، لم يُتحقق من المرسل`,
    notCheckedYet: (name: string) => `رسالة جديدة من ${isolate(name)}: لم يُتحقق من المرسل بعد`,
    suspicious: (name: string) => `رسالة مشبوهة تدّعي أنها من ${isolate(name)}`,
    several: (count: number) => newMessages(count),
    severalWithSuspicious: (count: number, suspicious: number) =>
      `${newMessages(count)}، ${plural(suspicious, {
        zero: 'ليس بينها رسائل مشبوهة',
        one: 'منها رسالة مشبوهة',
        two: 'منها رسالتان مشبوهتان',
        few: `منها ${suspicious} رسائل مشبوهة`,
        many: `منها ${suspicious} رسالة مشبوهة`,
        other: `منها ${suspicious} رسالة مشبوهة`,
      })}`,
  },
};

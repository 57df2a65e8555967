import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

export const texts: Texts = {
  messages: 'الرسائل',
  unread: (count: number) =>
    plural(count, {
      zero: 'لا جديد',
      one: 'واحدة غير مقروءة',
      two: 'اثنتان غير مقروءتين',
      few: `${count} غير مقروءة`,
      many: `${count} غير مقروءة`,
      other: `${count} غير مقروءة`,
    }),
  copyAddress: (address: string) => `نسخ العنوان ${isolate(address)}`,
  refresh: 'تحديث',
  refreshIn: (seconds: number) => `انتظر ${seconds} ث`,
  autoRefreshing: `تحديث تلقائي كل ${limits.inboxRefreshGenitive}`,
  shortcuts: (key: Wrap) => <>{key('?')} الاختصارات</>,
  inboxIsFull: (most: number) =>
    `صندوق الوارد ممتلئ: ${most} من ${most}. لن تُقبل رسائل جديدة حتى تحذف بعضها.`,
  othersInboxIsFull: (most: number) =>
    `صندوق الوارد ممتلئ: ${most} من ${most}. لن تُقبل رسائل جديدة حتى يحذف صاحبه بعضها.`,

  isUnread: 'غير مقروءة.',
  noSubject: '(بلا موضوع)',
  attachments: 'مرفقات',
  noWordsKept: 'ستُحمَّل رسائلك عند عودة الاتصال. لا يُحفظ أي شيء من نصها في هذا المتصفح.',

  emailArrivesWithinSeconds: 'تصل الرسائل عادة خلال ثوانٍ وتظهر هنا تلقائيًا.',
  noMessageSelected: 'لم تختر رسالة',
  selectMessage: 'اختر رسالة لقراءتها هنا.',

  inboxNotFound: 'لم نجد صندوق الوارد',
  whyInboxIsMissing: 'ربما انتهت صلاحيته، أو في العنوان خطأ مطبعي. الصناديق المنتهية تُحذف مع كل رسائلها.',
  addressHasExpired: 'انتهت صلاحية هذا العنوان',
  messagesAreDeleted: 'حُذفت رسائله.',
  nothingLeft: 'اختفى ولم يبقَ منه شيء.',
  deletedForGood: 'انتهت صلاحية هذا العنوان، وحُذف هو ورسائله نهائيًا.',
  trackersNeverSawYou: (count: number) =>
    plural(count, {
      zero: 'لم تعرف أي أداة تتبّع بوجودك.',
      one: 'أداة تتبّع واحدة لم تعرف بوجودك.',
      two: 'أداتا تتبّع لم تعرفا بوجودك.',
      few: `${count} أدوات تتبّع لم تعرف بوجودك.`,
      many: `${count} أداة تتبّع لم تعرف بوجودك.`,
      other: `${count} أداة تتبّع لم تعرف بوجودك.`,
    }),
};

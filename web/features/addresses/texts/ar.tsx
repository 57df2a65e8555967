import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

export const texts: Texts = {
  yourAddresses: 'عناوينك',
  noSignUpNeeded: 'لا حاجة إلى التسجيل',
  used: 'مستخدمة',
  placesUsed: 'أماكن مستخدمة',
  placesUsedTitle: 'الأماكن المستخدمة',
  placesUsedUntil: (day: string) => `الأماكن مستخدمة حتى ${day}`,
  addressesUsed: 'العناوين المستخدمة',
  allUsed: (max: number) => `استخدمت ${max} من ${max}.`,
  canGenerateOneMore: () =>
    `يمكنك إنشاء عنوان واحد آخر. وتتاح عناوين جديدة بعد ${limits.cooldownGenitive} من انتهاء آخر عنوان.`,
  canGenerateAgain: 'يمكنك إنشاء عنوان من جديد',
  nextAddressOn: (day: string) => `عنوانك التالي: ${day}`,
  nextAddressIn: (wait: string) => `العنوان التالي بعد ${wait}`,

  generate: (rest: Wrap) => <>إنشاء {rest('بريد مؤقت')}</>,
  notGenerated: 'لم يُنشأ أي عنوان.',
  notGeneratedBecause: (problem: string) => `لم يُنشأ أي عنوان. ${problem}`,
  maybeCooldown: 'تعذّر إنشاء العنوان. ربما لم تنتهِ مدة الانتظار بعد، يُرجى الانتظار قبل المحاولة مجددًا.',
  listNotLoaded: 'تعذّر تحميل العناوين',

  qrCodeFor: (text: string) => `رمز QR: ${isolate(text)}`,
  options: 'خيارات العنوان',
  chooseNext: 'اختر العنوان التالي',
  moreOptions: 'خيارات أخرى',
  deliveries: 'محاولات التسليم',
  openOnPhone: 'فتح على الهاتف',
  share: 'مشاركة العنوان',
  deleteAddress: 'حذف العنوان',
  expiredNoDelete: 'منتهٍ ولا يمكن حذفه',
  forgetMe: 'انسَني على هذا الجهاز',
  select: 'اختر عنوانًا',
  switchAddress: 'تبديل العنوان',
  unreadAndLeft: ({ unread, left }: { unread: number; left: string }) =>
    plural(unread, {
      zero: left,
      one: `واحدة غير مقروءة · ${left}`,
      two: `اثنتان غير مقروءتين · ${left}`,
      few: `${unread} غير مقروءة · ${left}`,
      many: `${unread} غير مقروءة · ${left}`,
      other: `${unread} غير مقروءة · ${left}`,
    }),
  unreadElsewhere: (count: number) =>
    plural(count, {
      zero: 'لا رسائل غير مقروءة في عنوان آخر',
      one: 'رسالة غير مقروءة في عنوان آخر',
      two: 'رسالتان غير مقروءتين في عنوان آخر',
      few: `${count} رسائل غير مقروءة في عنوان آخر`,
      many: `${count} رسالة غير مقروءة في عنوان آخر`,
      other: `${count} رسالة غير مقروءة في عنوان آخر`,
    }),
  timeLeft: (left: string) => `بقي ${left}`,
  domainEnds: 'النطاق ينتهي',

  copy: 'نسخ',
  copied: 'تم النسخ',
  copiedToClipboard: 'تم النسخ إلى الحافظة!',
  copyLink: 'نسخ الرابط',
  expiredReceivesNothing: 'العنوان المنتهي لا يستقبل الرسائل',
  scanToCopy: 'امسح الرمز لنسخ العنوان إلى جهاز آخر. أنت وحدك تستطيع قراءة رسائله.',
  scanToOpen: 'امسح الرمز لفتح هذا الصندوق على جهاز آخر. كل من يعرف العنوان يستطيع قراءة رسائله.',

  deleteQuestion: 'حذف العنوان؟',
  cannotBeUndone: 'هل أنت متأكد؟ لا يمكن التراجع عن هذا الإجراء.',
  cannotBeUndoneGuest:
    'هل أنت متأكد؟ لا يمكن التراجع عن هذا الإجراء. وحذف العنوان لا يتيح لك إنشاء عنوان جديد في وقت أقرب.',
  delete: 'حذف',
  deleted: (address: string) => `حُذف ${isolate(address)} مع رسائله.`,
  deletedPlaceUsed: ({ address, day }: { address: string; day: string }) =>
    `حُذف ${isolate(address)} مع رسائله. ويبقى مكانه مستخدمًا حتى ${day}.`,
  nothingDeleted: 'لم يُحذف شيء.',
  tryAgainSoon: 'يُرجى المحاولة بعد لحظات.',

  closed: ({ address, strong, mono }: { address: string; strong: Wrap; mono: Wrap }) => (
    <>
      {strong('أُغلق عنوانك.')} أغلق مشغّل هذه الخدمة العنوان {mono(isolate(address))}، وحُذفت رسائله.
    </>
  ),
  closedReason: (reason: string) => `السبب: ${isolate(reason)}`,
  ok: 'حسنًا',
};

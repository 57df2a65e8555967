import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

/** 'حتى عنوانين' and so on. */
const upTo = (max: number) =>
  plural(max, {
    zero: 'حتى 0 عنوان',
    one: 'عنوانًا واحدًا فقط',
    two: 'حتى عنوانين',
    few: `حتى ${max} عناوين`,
    many: `حتى ${max} عنوانًا`,
    other: `حتى ${max} عنوان`,
  });

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

  nameOfNext: 'اسم العنوان التالي (اختياري)',
  namePlaceholder: 'الاسم (اختياري)',
  domain: 'النطاق',
  anyDomain: 'أي نطاق',
  generate: (rest: Wrap) => <>إنشاء {rest('بريد مؤقت')}</>,
  notGenerated: 'لم يُنشأ أي عنوان.',
  notGeneratedBecause: (problem: string) => `لم يُنشأ أي عنوان. ${problem}`,
  maybeCooldown: 'تعذّر إنشاء العنوان. ربما لم تنتهِ مدة الانتظار بعد، يُرجى الانتظار قبل المحاولة مجددًا.',
  listNotLoaded: 'تعذّر تحميل العناوين',
  addressReady: () => `عنوانك جاهز. مدته ${limits.premiumLifetime}.`,

  qrCodeFor: (text: string) => `رمز QR: ${isolate(text)}`,
  limitReached: 'بلغت الحد الأقصى للعناوين',
  tryAgainIn: 'حاول مجددًا بعد',
  nextAddress: 'العنوان التالي بعد',
  networkLimit:
    'أُنشئت عناوين كثيرة جدًا من شبكتك، ربما من أشخاص آخرين يستخدمونها معك. الأمر لا يتعلق بعناوينك أنت.',
  premiumLimit: (max: number) =>
    plural(max, {
      zero: 'كل عناوينك قيد الاستخدام. يمكنك إنشاء العنوان التالي عند انتهاء أقدمها، أو فور حذف أحدها.',
      one: 'عنوانك قيد الاستخدام. يمكنك إنشاء العنوان التالي عند انتهائه، أو فور حذفه.',
      two: 'عنواناك كلاهما قيد الاستخدام. يمكنك إنشاء العنوان التالي عند انتهاء أقدمهما، أو فور حذف أحدهما.',
      few: `عناوينك الـ${max} كلها قيد الاستخدام. يمكنك إنشاء العنوان التالي عند انتهاء أقدمها، أو فور حذف أحدها.`,
      many: `عناوينك الـ${max} كلها قيد الاستخدام. يمكنك إنشاء العنوان التالي عند انتهاء أقدمها، أو فور حذف أحدها.`,
      other: `عناوينك الـ${max} كلها قيد الاستخدام. يمكنك إنشاء العنوان التالي عند انتهاء أقدمها، أو فور حذف أحدها.`,
    }),
  freeLimit: (max: number) => `تشمل الباقة المجانية ${upTo(max)}. حذف العنوان لا يُخلي مكانه.`,
  freeLimitKeep: ({ max, inUse }: { max: number; inUse: number }) => {
    const keep = plural(inUse, {
      zero: '',
      one: 'يمكنك مواصلة استخدام عنوانك الحالي.',
      two: 'يمكنك مواصلة استخدام عنوانيك الحاليين.',
      few: 'يمكنك مواصلة استخدام عناوينك الحالية.',
      many: 'يمكنك مواصلة استخدام عناوينك الحالية.',
      other: 'يمكنك مواصلة استخدام عناوينك الحالية.',
    });
    return `تشمل الباقة المجانية ${upTo(max)}. ${keep} حذف العنوان لا يُخلي مكانه.`;
  },
  premiumGives: () =>
    `تمنحك الباقة المميزة حتى ${limits.premiumAddressesGenitive} في الوقت نفسه، مدة كل عنوان ${limits.premiumLifetime}.`,
  upgrade: 'الترقية إلى الباقة المميزة',

  options: 'خيارات العنوان',
  chooseNext: 'اختر العنوان التالي',
  openOnPhone: 'فتح على الهاتف',
  soundOff: 'إيقاف الصوت',
  soundOn: 'صوت عند وصول الرسائل',
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
  tryAgainSoon: 'يُرجى المحاولة بعد لحظات.',

  closed: ({ address, strong, mono }: { address: string; strong: Wrap; mono: Wrap }) => (
    <>
      {strong('أُغلق عنوانك.')} أغلق مشغّل هذه الخدمة العنوان {mono(isolate(address))}، وحُذفت رسائله.
    </>
  ),
  closedReason: (reason: string) => `السبب: ${isolate(reason)}`,
  ok: 'حسنًا',
};

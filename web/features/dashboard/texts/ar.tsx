import type { ReactNode } from 'react';
import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

export const texts: Texts = {
  loadingDashboard: 'جارٍ تحميل لوحة التحكم…',
  premiumDashboard: 'لوحة التحكم المميزة',
  manage: 'الإدارة',
  benefits: 'المزايا',
  messagesReceived: (count: number) => `الرسائل المستلمة (${count})`,
  yourAddress: 'عنوان بريدك المؤقت',
  emailsNotLoaded: (again: Wrap) => <>تعذّر تحميل العناوين. {again('حاول مجددًا')}</>,

  yourInboxes: 'صناديق الوارد',
  inboxes: (count: number) =>
    plural(count, {
      zero: 'لا صناديق وارد',
      one: 'صندوق وارد واحد',
      two: 'صندوقا وارد',
      few: `${count} صناديق وارد`,
      many: `${count} صندوق وارد`,
      other: `${count} صندوق وارد`,
    }),
  activeInboxes: 'الصناديق النشطة',
  listOfInboxes: 'صناديق الوارد النشطة',
  noInboxes: 'لا توجد صناديق نشطة',
  howLongAddressWorks: `يجهز العنوان الجديد في ثانية، ومدته ${limits.premiumLifetime}.`,
  selectedInbox: 'الصندوق المختار',
  activeInbox: 'صندوق نشط',
  domainEnds: 'النطاق ينتهي',
  unread: (count: number, unseen: Wrap) => (
    <>
      {count}
      {unseen(' غير مقروءة')}
    </>
  ),
  expiresIn: (words: Wrap, time: ReactNode) => (
    <>
      {words('ينتهي بعد ')}
      {time}
    </>
  ),
  copy: (address: string) => `نسخ ${isolate(address)}`,
  copied: 'تم النسخ إلى الحافظة!',
  delete: (address: string) => `حذف ${isolate(address)}`,
  deleteInbox: 'حذف الصندوق',
  expiredCannotBeDeleted: 'لا يمكن حذف صندوق منتهٍ',
  deleteAll: 'حذف الكل',
  reallyDeleteAll: (count: number) =>
    plural(count, {
      zero: 'لا توجد عناوين لحذفها.',
      one: 'حذف عنوان واحد؟ لا يمكن التراجع عن هذا.',
      two: 'حذف العنوانين كليهما؟ لا يمكن التراجع عن هذا.',
      few: `حذف العناوين الـ${count} كلها؟ لا يمكن التراجع عن هذا.`,
      many: `حذف العناوين الـ${count} كلها؟ لا يمكن التراجع عن هذا.`,
      other: `حذف العناوين الـ${count} كلها؟ لا يمكن التراجع عن هذا.`,
    }),
  allDeleted: 'حُذفت عناوينك ورسائلها.',
  optionalName: 'الاسم (اختياري)',
  generateFirstEmail: 'إنشاء أول عنوان',
  generateInbox: 'إنشاء صندوق وارد',

  backToDashboard: 'العودة إلى لوحة التحكم',
  manageAccount: 'إدارة الحساب',
  premiumAccount: 'حساب مميز',
  loading: 'جارٍ التحميل',
  premiumIsActive: 'الباقة المميزة فعّالة.',
  premiumIsActiveUntil: (date: string) => `الباقة المميزة فعّالة حتى ${date}.`,
  nothingToCancel: 'لا تجديد تلقائيًا حتى الآن، فليس هناك ما يُلغى.',
  whereToDelete: (link: Wrap) => <>يمكنك {link('حذف حسابك من هنا')}. الزر أدناه لا يعمل بعد.</>,
  comingSoon: 'قريبًا',

  yourAccount: 'حسابك',
  premiumPlan: 'الباقة المميزة',
  whatPremiumHas: `حتى ${limits.premiumAddressesGenitive} في الوقت نفسه، مدة كل عنوان ${limits.premiumLifetime}.`,
  keysWebhooksAndSubscription: 'المفاتيح وخطافات الويب والاشتراك',
  freePlan: 'الباقة المجانية',
  whatFreeHas: `حتى ${limits.freeAddressesGenitive} في الوقت نفسه، مدة كل عنوان ${limits.freeLifetime}.`,
  upgrade: 'الترقية إلى الباقة المميزة',
  premiumHasEnded: 'انتهت الباقة المميزة',
  whatEndedMeans:
    'تسري الآن الباقة المجانية. نحتفظ بمفاتيح API وخطافات الويب، لكنها لا تعمل حتى تجدد اشتراكك.',
  resubscribe: 'تجديد الاشتراك',

  premiumBenefits: 'مزايا الباقة المميزة',
  includedInSubscription: 'كل ما يتضمنه اشتراكك.',
  yourBenefits: 'مزاياك',
  manyAtOnce: {
    title: `حتى ${limits.premiumAddressesGenitive} في الوقت نفسه`,
    text: 'خصّص صندوقًا لكل غرض، بالأسماء التي تختارها.',
  },
  moreTime: {
    title: `${limits.premiumLifetime} بدلًا من ${limits.freeLifetimeGenitive}`,
    text: 'يعمل كل عنوان مدة أطول، فيمكنك العودة إليه لاحقًا.',
  },
  prioritySupport: {
    title: 'أولوية في الدعم',
    text: 'تحمل أسئلتك علامة الباقة المميزة ويُجاب عنها أولًا. ورسائلك تُسلَّم أولًا كذلك.',
  },
  managementTools: {
    title: 'أدوات متقدمة لإدارة الصناديق',
    text: 'اعرض كل صناديقك وانسخ عناوينها واحذفها من مكان واحد. لا يفتحها غيرك.',
  },
};

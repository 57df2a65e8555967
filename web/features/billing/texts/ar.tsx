import type { ReactNode } from 'react';
import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

/** After «أقصاها». */
const dayCount = (days: number) =>
  plural(days, {
    zero: '0 يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${days} أيام`,
    many: `${days} يومًا`,
    other: `${days} يوم`,
  });

export const texts: Texts = {
  backToHome: 'العودة إلى الرئيسية',

  perMonth: 'شهريًا',
  insteadOf: (hidden: Wrap, price: string) => (
    <>
      {hidden('سابقًا ')}
      {isolate(price)}
    </>
  ),
  addressesAtOnce: (count: string) => `عناوين مؤقتة في الوقت نفسه: حتى ${count}`,
  lifetime: (premium: string) => `مدة كل عنوان ${premium}`,
  lifetimeInsteadOf: (premium: string, free: string) =>
    `مدة كل عنوان ${premium}، وفي الباقة المجانية ${free}`,
  attachments: (size: string) => `مرفقات حتى ${size}`,
  privateInboxes: 'صناديق وارد لا يفتحها غيرك',
  priority: 'أولوية في التسليم وفي الدعم',
  prioritySupport: 'أولوية في الدعم',
  dashboard: 'لوحة تحكم لكل صناديق الوارد',
  programs: 'مفاتيح API وخطافات ويب لبرامجك',
  noAds: 'بلا إعلانات',
  adFree: 'تصفّح خالٍ من الإعلانات',

  steps: 'الخطوات',
  stepAccount: 'الحساب',
  stepVerify: 'التحقق',
  stepPayment: 'الدفع',
  stepIsDone: 'تمت',

  passwordNotReset: 'لم يُعَد تعيين كلمة المرور',
  resetNeedsPremiumAgain:
    'انتهت باقتك المميزة، وإعادة تعيين كلمة المرور متاحة للحسابات المميزة فقط. حسابك في أمان.',
  resetNeedsPremium:
    'إعادة تعيين كلمة المرور متاحة للحسابات المميزة فقط. إن لم يكن لديك حساب بعد، فأنشئ واحدًا هنا.',
  accountWithoutPassword: 'لديك حساب، لكن ليست لديك كلمة مرور لتسجيل الدخول؟',
  alreadyHaveAccount: (link: Wrap) => <>لديك حساب بالفعل؟ {link('سجّل الدخول')}</>,
  stepsOnceOpen: 'حين تتاح، ستتم الترقية في ثلاث خطوات: حساب، ورمز يصلك بالبريد، ثم الدفع.',
  enjoyFreeService: 'حتى ذلك الحين، استمتع بخدمة البريد المؤقت المجانية!',

  fullName: 'الاسم الكامل',
  nameIsMissing: 'يُرجى إدخال اسمك الكامل.',
  validDomain: (domain: string) => `نطاق مقبول: ${isolate(domain)}`,
  invalidDomain: (domain: string) => `نطاق غير مقبول: ${isolate(domain)}`,
  allowedProviders: 'هذا النطاق غير مقبول. نقبل Gmail وOutlook وYahoo وiCloud وProton ومزودين كبارًا آخرين.',
  allDomains: (count: number) =>
    plural(count, {
      zero: 'كل النطاقات',
      one: 'النطاق الوحيد',
      two: 'النطاقان كلاهما',
      few: `النطاقات الـ${count} كلها`,
      many: `النطاقات الـ${count} كلها`,
      other: `النطاقات الـ${count} كلها`,
    }),
  verifyEmail: 'تأكيد البريد',
  verifyEmailIn: (wait: string) => `تأكيد البريد بعد ${wait}`,
  verifyYourEmail: 'أكّد بريدك الإلكتروني',
  codeIsSent: (digits: number, address: ReactNode) => (
    <>
      {plural(digits, {
        zero: 'أرسلنا رمزًا',
        one: 'أرسلنا رمزًا من رقم واحد',
        two: 'أرسلنا رمزًا من رقمين',
        few: `أرسلنا رمزًا من ${digits} أرقام`,
        many: `أرسلنا رمزًا من ${digits} رقمًا`,
        other: `أرسلنا رمزًا من ${digits} رقم`,
      })}{' '}
      إلى {address}. وإن كان لديك حساب بالفعل، فستخبرك الرسالة بذلك بدلًا من الرمز.
    </>
  ),
  verificationCode: 'رمز التحقق',
  verifyCode: 'تحقق من الرمز',
  creatingAccount: 'جارٍ إنشاء حسابك…',
  tryAgain: 'حاول مجددًا',
  accountNotCreated: 'تعذّر إنشاء الحساب',
  signupFailed: 'تعذّر التسجيل',
  signupUnavailable: 'خدمة التسجيل غير متاحة',
  noNetwork: 'حدث خطأ في الشبكة',
  emailIsVerified: 'تم تأكيد البريد الإلكتروني',
  accountIsReady: 'حسابك جاهز. بقيت خطوة واحدة.',
  continueToPayment: 'المتابعة إلى الدفع',

  completePayment: 'أكمل الدفع',
  oneStepLeft: 'بقيت خطوة واحدة لتحصل على الباقة المميزة.',
  nothingIsCharged: 'الدفع غير متاح بعد، لذا لن يُخصم منك شيء.',
  account: 'الحساب',
  name: 'الاسم',
  nameNotGiven: 'غير مذكور',
  premium: 'الباقة المميزة',
  pricePerMonth: (price: string) => `${isolate(price)} شهريًا`,
  cardIsNotSeen: 'الدفع بالبطاقة عبر Stripe: لا نطّلع على بطاقتك أبدًا',
  connectionIsEncrypted: 'يُرسل عبر اتصال مشفّر بتقنية SSL',
  cancelAnytime: 'ألغِ متى شئت واحتفظ بالباقة المميزة حتى نهاية الشهر',
  signInFirst: 'يُرجى تسجيل الدخول أولًا لنعرف أي حساب نرقّي.',
  signInToPay: 'سجّل الدخول للدفع',
  comingSoon: 'مزايا الباقة المميزة: قريبًا',

  paymentSuccessful: 'تم الدفع بنجاح!',
  whatYouHave: 'شكرًا لك. تمنحك الباقة المميزة:',
  paymentIsConfirmed: 'تأكد الدفع، والباقة المميزة فعّالة.',
  homeInSeconds: (seconds: number) =>
    plural(seconds, {
      zero: 'ننقلك الآن إلى الصفحة الرئيسية.',
      one: 'سننقلك إلى الصفحة الرئيسية بعد ثانية واحدة.',
      two: 'سننقلك إلى الصفحة الرئيسية بعد ثانيتين.',
      few: `سننقلك إلى الصفحة الرئيسية بعد ${seconds} ثوانٍ.`,
      many: `سننقلك إلى الصفحة الرئيسية بعد ${seconds} ثانية.`,
      other: `سننقلك إلى الصفحة الرئيسية بعد ${seconds} ثانية.`,
    }),
  waitingForConfirmation: 'بانتظار أن يؤكد مزود الدفع عمليتك. يستغرق ذلك ثواني معدودة، ولا يلزمك فعل شيء.',
  stillWaitingForConfirmation:
    'بانتظار أن يؤكد مزود الدفع عمليتك. يستغرق ذلك وقتًا أطول من المعتاد. تبدأ الباقة المميزة تلقائيًا فور التأكيد، ويمكنك مغادرة هذه الصفحة. يُرجى عدم الدفع مرة أخرى.',

  subscription: 'إدارة الاشتراك',
  subscriptionNotLoaded: 'تعذّر تحميل بيانات اشتراكك.',
  premiumWithoutSubscription: (date: string | null) =>
    `الباقة المميزة فعّالة حتى ${date ?? 'نهاية دورة الفوترة'}. لا يوجد اشتراك، لذا لن يُخصم منك شيء.`,
  subscriptionEnds: (date: string | null) =>
    `ينتهي اشتراكك مع دورة الفوترة الحالية. وتبقى لك الباقة المميزة حتى ${date ?? 'ذلك الحين'}.`,
  paymentDidNotGoThrough: (date: string | null) =>
    `لم تنجح آخر عملية دفع وستُعاد المحاولة. تبقى الباقة المميزة حتى ${date ?? 'نهاية دورة الفوترة'}؛ يُرجى التحقق من بطاقتك للاحتفاظ بها.`,
  nextPayment: (price: string, date: string | null) =>
    `الباقة المميزة فعّالة. الدفعة التالية ${isolate(price)}، وموعدها ${date ?? 'نهاية دورة الفوترة'}.`,
  payOrChangeCard: 'الدفع أو تغيير البطاقة',
  invoicesAndCard: 'الفواتير والبطاقة',
  keepSubscription: 'الاحتفاظ باشتراكي',
  cancelSubscription: 'إلغاء الاشتراك',
  reallyCancel: 'إلغاء الاشتراك؟',
  keepIt: 'الاحتفاظ به',
  cancelEndsPremium: 'لم تنجح آخر عملية دفع، لذا تنتهي الباقة المميزة فورًا. لن يُخصم منك شيء بعد الآن.',
  cancelKeepsPremium: (date: string | null) =>
    `لن يُخصم منك شيء بعد الآن. وتبقى لك الباقة المميزة حتى ${date ?? 'نهاية دورة الفوترة'}.`,
  signInAgain: 'انتهت جلستك. يُرجى تسجيل الدخول مجددًا.',
  cancelFailed: {
    plain: 'تعذّر إلغاء الاشتراك. يُرجى المحاولة مجددًا.',
    because: (reason: string) => `تعذّر إلغاء الاشتراك: ${reason}`,
  },
  keepFailed: {
    plain: 'تعذّر الاحتفاظ بالاشتراك. يُرجى المحاولة مجددًا.',
    because: (reason: string) => `تعذّر الاحتفاظ بالاشتراك: ${reason}`,
  },
  portalFailed: {
    plain: 'تعذّر فتح الفواتير. يُرجى المحاولة مجددًا.',
    because: (reason: string) => `تعذّر فتح الفواتير: ${reason}`,
  },

  dangerZone: 'منطقة الخطر',
  deletedWithPremium: (strong: Wrap) => (
    <>
      {strong('يُحذف فورًا:')} حسابك، وصناديق الوارد المميزة ورسائلها، ومفاتيح API، وخطافات الويب. وينتهي
      الاشتراك المدفوع، ولا يُخصم منك شيء بعد ذلك.
    </>
  ),
  deleted: (strong: Wrap) => <>{strong('يُحذف فورًا:')} حسابك مع اسمك وبريدك الإلكتروني وكلمة المرور.</>,
  keptWithPremium: (strong: Wrap, days: number) => (
    <>
      {strong('يُحتفظ به:')} الفواتير ما دام قانون الضرائب يقتضي ذلك، وما كتبته إلى الدعم لمدة أقصاها{' '}
      {dayCount(days)}.
    </>
  ),
  kept: (strong: Wrap, days: number) => (
    <>
      {strong('يُحتفظ به:')} العناوين المجانية حتى ينتهي وقتها، وما كتبته إلى الدعم لمدة أقصاها{' '}
      {dayCount(days)}.
    </>
  ),
  noUndo: 'لا يمكن التراجع عن هذا.',
  deleteAccount: 'حذف حسابي',
  verifyFirst: 'يُرجى تأكيد بريدك الإلكتروني أولًا',
  domainNotAllowed: 'نطاق غير مقبول',

  reallyDelete: 'حذف حسابك؟',
  whatDeletingPremiumDoes:
    'يُحذف حسابك وصناديق الوارد ورسائلها، وينتهي الاشتراك المدفوع فورًا. لا يمكن التراجع عن هذا الإجراء.',
  whatDeletingDoes: 'يُحذف حسابك. لا يمكن التراجع عن هذا الإجراء.',
  deleteFailed: {
    plain: 'تعذّر حذف الحساب. يُرجى المحاولة مجددًا.',
    because: (reason: string) => `تعذّر حذف الحساب: ${reason}`,
  },
  accountDeleted: 'حُذف الحساب',
  accountIsGone: 'حُذف حسابك مع صناديق الوارد ورسائلها وأي اشتراك. جارٍ تسجيل خروجك.',
};

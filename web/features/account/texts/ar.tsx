import type { ReactNode } from 'react';
import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

const characterCount = (count: number) =>
  plural(count, {
    zero: '0 حرف',
    one: 'حرف واحد',
    two: 'حرفين',
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  });

export const texts: Texts = {
  cancel: 'إلغاء',
  continue: 'متابعة',
  goHome: 'إلى الصفحة الرئيسية',
  goToDashboard: 'إلى لوحة التحكم',
  backToLogin: 'العودة إلى تسجيل الدخول',
  writeToSupport: 'راسل الدعم',

  email: 'البريد الإلكتروني',
  emailIsMissing: 'يُرجى إدخال بريدك الإلكتروني.',
  emailIsInvalid: 'يُرجى إدخال بريد إلكتروني صحيح.',
  password: 'كلمة المرور',
  passwordIsMissing: 'يُرجى إدخال كلمة المرور.',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  neededLength: (characters: number) => `لا تقل عن ${characterCount(characters)}.`,
  passwordIsTooShort: (characters: number) => `يجب ألا تقل كلمة المرور عن ${characterCount(characters)}`,
  confirmPassword: 'تأكيد كلمة المرور',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين',

  login: 'تسجيل الدخول',
  whoNeedsAccount: 'سجّل الدخول إلى حسابك المميز. العناوين المجانية لا تحتاج إلى حساب.',
  noAccountYet: (link: Wrap) => <>ليس لديك حساب بعد؟ {link('احصل على حساب مميز')}</>,
  alreadySignedIn: (email: string, link: Wrap) => (
    <>
      أنت مسجّل الدخول باسم {isolate(email)}. {link('انتقل إلى الصفحة الرئيسية')}
    </>
  ),
  pageNeedsSignIn: 'يُرجى تسجيل الدخول لفتح تلك الصفحة.',
  linkSignsInAs: (email: string, button: Wrap) => (
    <>
      يسجّل هذا الرابط دخولك باسم {isolate(email)}. {button('متابعة')}
    </>
  ),
  passwordWasChanged: 'تغيّرت كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.',
  freeAddressesStayOutside: 'عناوينك المجانية ليست جزءًا من الحساب. يمكنك قراءتها هنا حتى تنتهي صلاحيتها:',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  signInFailed: 'تعذّر تسجيل الدخول',
  signInUnavailable: 'خدمة تسجيل الدخول غير متاحة',
  or: 'أو',
  continueWithGoogle: 'المتابعة باستخدام Google',
  noGoogleHere: 'تسجيل الدخول عبر Google غير متاح هنا.',
  googleErrors: {
    unavailable: 'تسجيل الدخول عبر Google غير متاح هنا. يُرجى تسجيل الدخول ببريدك الإلكتروني وكلمة المرور.',
    unreachable:
      'تعذّر الوصول إلى Google الآن. يُرجى المحاولة بعد لحظات، أو تسجيل الدخول ببريدك الإلكتروني وكلمة المرور.',
    cancelled:
      'ألغيت تسجيل الدخول لدى Google. يُرجى المحاولة مجددًا، أو تسجيل الدخول ببريدك الإلكتروني وكلمة المرور.',
    late: 'استغرق تسجيل الدخول لدى Google وقتًا طويلًا أو بدأ في متصفح آخر. يُرجى المحاولة مجددًا.',
    unverified: 'لم تتحقق Google من عنوان البريد الإلكتروني لهذا الحساب، لذا لا يمكن استخدامه هنا.',
    failed:
      'لم تسجّل Google دخولك: البريد الإلكتروني أو اسم المستخدم أو كلمة المرور غير صحيحة. يُرجى المحاولة مجددًا، أو تسجيل الدخول ببريدك الإلكتروني وكلمة المرور.',
  },

  forgotPassword: 'نسيت كلمة المرور؟',
  resetPassword: 'إعادة تعيين كلمة المرور',
  howResetWorks: 'أدخل البريد الإلكتروني لحسابك المميز، وسنرسل إليك رسالة فيها رمز.',
  emailAddress: 'عنوان البريد الإلكتروني',
  sendResetCode: 'إرسال رمز الاستعادة',
  resetCodeNotSent: 'تعذّر إرسال رمز الاستعادة. يُرجى المحاولة مجددًا.',
  resetFailed: 'تعذّرت إعادة تعيين كلمة المرور',
  resetUnavailable: 'خدمة إعادة تعيين كلمة المرور غير متاحة',
  resetCodeSent: 'أُرسل رمز الاستعادة!',
  checkInboxFor: (address: ReactNode) => (
    <>أرسلنا رسالة فيها رمز إلى {address}. يُرجى التحقق من صندوق الوارد.</>
  ),
  enterCode: 'أدخل الرمز',
  codeIsOnItsWay: (address: ReactNode) => <>أرسلنا رسالة فيها رمز إلى {address}. قد يستغرق وصولها دقيقة.</>,
  resetCode: 'رمز الاستعادة',
  noPassword: 'ليست لديك كلمة مرور لتسجيل الدخول؟',
  contactSupport: 'تواصل مع الدعم',
  messageToSupport:
    'نسيت كلمة المرور ولا أستطيع إعادة تعيينها دون الباقة المميزة. أرجو مساعدتي على الدخول إلى حسابي.',
  choosePassword: 'اختر كلمة مرور جديدة',
  passwordOf: (address: ReactNode) => <>للحساب {address}.</>,
  choosePasswordForAccount: 'اختر كلمة مرور جديدة لحسابك.',
  requestNewLink: 'طلب رابط جديد',
  passwordNotUpdated: 'تعذّر تحديث كلمة المرور',
  passwordUpdateFailed: 'فشل تحديث كلمة المرور',
  passwordNotReset: 'تعذّرت إعادة تعيين كلمة المرور. يُرجى المحاولة مجددًا.',
  resetIsDone: 'تمت إعادة تعيين كلمة المرور',
  signedOutEverywhere: 'تغيّرت كلمة المرور، وسُجّل خروجك من كل الأجهزة. ننقلك الآن إلى صفحة تسجيل الدخول…',

  sendCode: 'إرسال الرمز',
  resendCode: 'إعادة إرسال الرمز',
  resendIn: (wait: string) => `إعادة الإرسال بعد ${wait}`,
  waitOfSeconds: (seconds: number) => `${seconds} ث`,
  waitOfMinutes: (minutes: number, seconds: number) => `${minutes} د ${seconds} ث`,
  waitOfHours: (hours: number, minutes: number) => `${hours} س ${minutes} د`,
  codeIsValidFor: (minutes: number) =>
    plural(minutes, {
      zero: 'انتهت صلاحيته.',
      one: 'يبقى صالحًا لمدة دقيقة واحدة.',
      two: 'يبقى صالحًا لمدة دقيقتين.',
      few: `يبقى صالحًا لمدة ${minutes} دقائق.`,
      many: `يبقى صالحًا لمدة ${minutes} دقيقة.`,
      other: `يبقى صالحًا لمدة ${minutes} دقيقة.`,
    }),
  codeNotSent: 'تعذّر إرسال رمز التحقق',
  codeNotSentAgain: 'تعذّرت إعادة إرسال الرمز. يُرجى المحاولة مجددًا.',
  codeIsWrong: 'الرمز غير صحيح. يُرجى المحاولة مجددًا.',
  codeNotChecked: 'فشل التحقق',
  tryCodeAgain: 'فشل التحقق. يُرجى المحاولة مجددًا.',

  subscriptionIsActive: 'اشتراكك في الباقة المميزة فعّال',
  nothingToPay: 'ليس عليك دفع شيء الآن.',
  payWithStripe: (price: string) => `الدفع عبر Stripe: ${isolate(price)} شهريًا`,
  checkoutFailed: 'تعذّر فتح صفحة الدفع. يُرجى التواصل مع الدعم.',
  waitingForPayment: 'صفحة الدفع مفتوحة في علامة تبويب أخرى. تُحدَّث هذه الصفحة تلقائيًا بعد أن تدفع.',

  resubscribeForAccess: 'جدّد اشتراكك للوصول إلى حسابك المميز',
  signedInAs: (email: string) => `أنت مسجّل الدخول باسم ${isolate(email)}.`,
  accessIsBlocked: 'الوصول إلى الحساب موقوف',
  whatIsClosed:
    'انتهت باقتك المميزة، فأُغلقت لوحة التحكم وصناديق الوارد فيها. بيانات حسابك في أمان وستعود فور أن تدفع.',
  paymentsNotOpen: 'الدفع غير متاح بعد.',
  freeAddressesStillWork: 'ما زال بإمكانك استخدام العناوين المجانية في الصفحة الرئيسية.',
  confirmAddressFirst: (link: Wrap) => (
    <>لست متأكدًا أنك ما زلت تستقبل رسائل هذا العنوان؟ {link('أكّده برمز')} قبل أن تدفع.</>
  ),
  upgrade: 'الترقية إلى الباقة المميزة',

  resubscribe: 'تجديد الاشتراك',
  confirmThenPay: 'أكّد أنك ما زلت تستقبل رسائل هذا العنوان، ثم انتقل إلى الدفع.',
  codeSent: 'أرسلنا إليك رمزًا. يُرجى التحقق من صندوق الوارد.',
  codeOfDigits: (digits: number) =>
    plural(digits, {
      zero: 'الرمز',
      one: 'رمز من رقم واحد',
      two: 'رمز من رقمين',
      few: `رمز من ${digits} أرقام`,
      many: `رمز من ${digits} رقمًا`,
      other: `رمز من ${digits} رقم`,
    }),
  addressIsConfirmed: 'تم تأكيد بريدك الإلكتروني.',
  verifyAndPay: 'التحقق والمتابعة إلى الدفع',

  reactivate: 'إعادة تفعيل اشتراكك',
  welcomeBackAfterPremium: (strong: Wrap, email: string) => (
    <>
      مرحبًا بعودتك، {strong(isolate(email))}! انتهى اشتراكك في الباقة المميزة. أعد تفعيله لتستعيد كل مزاياها.
    </>
  ),
  welcomeBack: (strong: Wrap, email: string) => (
    <>مرحبًا بعودتك، {strong(isolate(email))}! ليس لديك اشتراك في الباقة المميزة حاليًا.</>
  ),
  whatYouGetBack: 'ما تستعيده مع الباقة المميزة',
  whatYouGet: 'ما تحصل عليه مع الباقة المميزة',
  reactivateFor: (price: string) => `إعادة التفعيل: ${isolate(price)} شهريًا`,
  continueAsGuest: 'المتابعة كزائر',

  subscriptionExpired: 'انتهى اشتراكك في الباقة المميزة. يُرجى تجديده للوصول إلى حسابك.',
  incorrectSignIn: 'البريد الإلكتروني أو اسم المستخدم أو كلمة المرور غير صحيحة',
  tooManyRequests: 'طلبات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
  invalidResetLink: 'رابط إعادة التعيين غير صالح. يُرجى طلب رابط جديد.',
  resetLimit: (perDay: number) =>
    `بلغت الحد الأقصى لطلبات إعادة تعيين كلمة المرور، وهو ${plural(perDay, {
      zero: '0 طلب',
      one: 'طلب واحد',
      two: 'طلبان',
      few: `${perDay} طلبات`,
      many: `${perDay} طلبًا`,
      other: `${perDay} طلب`,
    })} في اليوم. يُرجى المحاولة غدًا.`,
  billingOff: 'الدفع قادم قريبًا! ستتاح مزايا الباقة المميزة عما قريب.',

  reallyForget: 'هل ننساك على هذا الجهاز؟',
  forgetMe: 'انسَني',
  forgetsSession: 'يُسجَّل خروجك، وينسى هذا المتصفح عناوينك ورسائلها.',
  forgetsAddresses: 'ينسى هذا المتصفح عناوينك ورسائلها، ولا يستطيع فتحها مرة أخرى.',
  countsAsNewVisitor: 'بعدها تُعدّ زائرًا جديدًا لم يستخدم أي عنوان.',
  othersCanStillRead: 'كل من يعرف عنوانًا منها يستطيع قراءته حتى ينتهي وقته.',
  deleteAddresses: 'حذف عناويني ورسائلها',
  deleteFreeAddresses: 'حذف عناويني المجانية ورسائلها',
  tryInAMoment: 'يُرجى المحاولة بعد لحظات.',
  forgotten: 'لقد نسيك هذا المتصفح.',
  deletedAndForgotten: 'حُذفت عناوينك، ونسيك هذا المتصفح.',
};

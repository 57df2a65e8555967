import { brand } from '#contract/brand.ts';
import { isolate } from '#contract/isolate.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';
import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  footer: `تصلك هذه الرسالة لأن لديك حسابًا في ${brand.name}. أُرسلت تلقائيًا.`,
  open: `افتح ${brand.name}`,
  code: {
    subject: (code: string) => `رمزك في ${brand.name} هو ${code}`,
    title: 'رمز التحقق',
    enter: (time: string) => `أدخل هذا الرمز للمتابعة. مدة صلاحيته ${time}.`,
    enterForPassword: (time: string) => `أدخل هذا الرمز لإعادة تعيين كلمة المرور. مدة صلاحيته ${time}.`,
    notYou: 'إن لم تطلبه أنت فتجاهل هذه الرسالة: لا يحدث شيء من دون الرمز.',
    footer: `أدخل شخص ما هذا العنوان في ${brand.name}. نحن لا نطلب هذا الرمز أبدًا بالبريد أو الهاتف.`,
  },
  haveAccount: {
    subject: `لديك حساب في ${brand.name}`,
    title: 'لديك حساب من قبل',
    somebody: `أراد شخص ما، والأغلب أنه أنت، إنشاء حساب في ${brand.name} بهذا العنوان.`,
    signInInstead: 'لهذا العنوان حساب بالفعل، فيكفي أن تسجّل الدخول.',
    signIn: 'تسجيل الدخول',
    notYou: 'إن لم تكن أنت فتجاهل هذه الرسالة: لم يتغيّر شيء.',
  },
  reset: {
    subject: `إعادة تعيين كلمة المرور في ${brand.name}`,
    title: 'إعادة تعيين كلمة المرور',
    useLink: 'اختر كلمة مرور جديدة بهذا الرابط. يعمل مرة واحدة ومدة صلاحيته ساعة.',
    choose: 'اختيار كلمة مرور جديدة',
    orCode: (time: string) => `أو أدخل هذا الرمز خلال ${time} في الصفحة التي طلبته منها:`,
    notYou: 'إن لم تطلب ذلك فستبقى كلمة المرور كما هي.',
  },
  passwordChanged: {
    subject: `تغيّرت كلمة المرور في ${brand.name}`,
    title: 'تغيّرت كلمة المرور',
    changed: 'تغيّرت كلمة المرور قبل لحظات، وسُجّل الخروج من كل الأجهزة.',
    notYou: (supportEmail: string) => `إن لم تغيّرها أنت فراسلنا فورًا على ${isolate(supportEmail)}.`,
  },
  welcome: {
    title: `أهلًا بك في ${brand.name}`,
    ready: 'تأكّد عنوانك، وحسابك جاهز.',
    everythingGoes: 'كل ما يصل إلى عناوينك المؤقتة يُحذف عند انتهاء مدتها.',
  },
  premiumBegun: {
    subject: `أهلًا بك في الباقة المميزة من ${brand.name}`,
    title: 'باقتك المميزة مفعّلة',
    thanks: (price: string) => `شكرًا لك. وصلتنا دفعتك وقدرها ${isolate(price)}، والباقة المميزة مفعّلة الآن.`,
    renews: 'تتجدّد كل شهر، ويمكنك إلغاؤها متى شئت من صفحة «الإدارة».',
    openDashboard: 'افتح لوحة التحكم',
  },
  benefits: (limits: PlanLimits) => [
    `حتى ${limits.premiumAddressesGenitive} في الوقت نفسه`,
    `مدة كل عنوان ${limits.premiumLifetime}`,
    `مرفقات حتى ${limits.premiumAttachments}`,
    'بلا إعلانات',
  ],
  paymentFailed: {
    subject: `لم تتم دفعتك إلى ${brand.name}`,
    title: 'لم تتم دفعتك',
    tryAgain: (price: string) =>
      `تعذّر خصم ${isolate(price)} عن هذا الشهر من الباقة المميزة. سنحاول مجددًا بعد بضعة أيام.`,
    checkCard: 'لتبقى الباقة المميزة دون انقطاع، يُرجى التحقق من بطاقتك.',
    check: 'التحقق من الاشتراك',
  },
  subscriptionEnds: {
    subject: (date: string) => `تنتهي باقتك المميزة في ${brand.name} يوم ${date}`,
    title: 'أُلغي اشتراكك',
    keptUntil: (date: string) => `لن يُخصم منك شيء بعد الآن. تبقى لك الباقة المميزة حتى ${date}.`,
    accountStays: 'يبقى حسابك، ويمكنك الاشتراك من جديد متى شئت.',
  },
  expired: {
    subject: `انتهت باقتك المميزة في ${brand.name}`,
    title: 'انتهت باقتك المميزة',
    nothingToPay: 'انتهت مدة باقتك المميزة. ليس عليك دفع شيء، وحسابك في أمان.',
    freePlan: (limits: PlanLimits) =>
      `تعمل الباقة المجانية دون تسجيل الدخول: حتى ${limits.freeAddressesGenitive} في الوقت نفسه، مدة كل عنوان ${limits.freeLifetime}.`,
    payToReactivate: 'انتهى اشتراكك في الباقة المميزة. حسابك في أمان، ودفعة واحدة تعيد تفعيلها.',
    reactivate: (price: string) => `إعادة التفعيل مقابل ${isolate(price)} شهريًا`,
  },
  domainMissing: {
    subject: (name: string) => `سجل DNS مفقود للنطاق ${isolate(name)}`,
    title: 'سجل DNS مفقود',
    gone: (name: string) => `سجل TXT الذي يثبت أن النطاق ${isolate(name)} لك مفقود منذ يوم.`,
    publishAgain: 'يُرجى نشره من جديد خلال يومين، وإلا سيُعلَّق النطاق ولن يصل إليه البريد.',
    see: 'عرض السجل',
  },
  domainSuspended: {
    subject: (name: string) => `عُلِّق النطاق ${isolate(name)}`,
    title: 'عُلِّق نطاقك',
    lapsed: (name: string) => `ظل سجل TXT للنطاق ${isolate(name)} مفقودًا ثلاثة أيام.`,
    lostToOther: (name: string) => `أثبت حساب آخر أن النطاق ${isolate(name)} له.`,
    stillReadable: 'تبقى رسائل عناوينه قابلة للقراءة حتى تنتهي صلاحيتها، لكن لن يصل بريد جديد.',
    useAgain: 'إن كان النطاق لك، فانشر سجل TXT الجديد لتستخدمه من جديد.',
  },
  ownPostmaster: {
    subject: (to: string) => `بريد إلى ${isolate(to)}`,
    title: (to: string) => `كتب أحدهم إلى ${isolate(to)}`,
    from: (from: string) => `يقول المرسِل إنه ${isolate(from)}.`,
    noSender: 'ليس له مرسِل، كما هو معتاد في تقارير تعذّر التسليم.',
    footer: `يجب على كل نطاق بريد أن يقبل الرسائل على هذا العنوان، لذلك يحوّلها ${brand.name} إليك.`,
  },
  push: {
    newMail: 'رسالة جديدة',
    code: (code: string) => `الرمز: ${code}`,
    noSubject: '(بلا موضوع)',
    notCheckedYet: 'لم يُتحقق من المرسل بعد',
    leadsElsewhere: 'رابط الرسالة يقود إلى موقع غير المذكور في نصه',
    suspicious: 'رسالة مشبوهة',
    saysItIsFrom: (name: string) => `تدّعي أنها من ${isolate(name)}`,
    open: 'فتح',
    copyCode: 'نسخ الرمز',
  },
};

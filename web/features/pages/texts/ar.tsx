import { isolate } from '#contract/isolate.ts';
import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  onThisPage: 'في هذه الصفحة',
  extensionFor: {
    chromium: 'لمتصفحات Chrome وEdge وBrave',
    firefox: 'لمتصفح Firefox',
  },
  contactSupport: 'تواصل مع الدعم',
  anatomy: {
    words: { title: 'كلمتان', note: 'يسهل نطقهما عبر الهاتف وتمييزهما في قائمة.' },
    characters: {
      title: 'ستة أحرف عشوائية',
      note: 'من مصدر عشوائي آمن، حتى لا يستطيع أحد تخمين العنوان.',
    },
    domain: {
      title: 'أحد نطاقاتنا',
      note: 'نطاق بريد حقيقي له خادمه. ويمكن لأصحاب الباقة المميزة اختيار الاسم الذي يسبقه.',
    },
  },

  contactUs: 'اتصل بنا',
  whoAnswers: 'أسئلة أو أفكار أو بلاغات عن إساءة استخدام: يقرأ إنسان كل رسالة ويجيب عنها.',
  writeDirectly: 'راسلنا مباشرة',
  beforeYouWrite: 'قبل أن تكتب',
  whatHelpAnswers: (help: Wrap) => (
    <>
      تجد إجابات معظم الأسئلة في {help('صفحة المساعدة')}. لا يمكننا استعادة العناوين المنتهية أو الرسائل
      المحذوفة: فهي لم تعد موجودة.
    </>
  ),
  useLastingAddress: 'استخدم عنوانًا دائمًا',
  temporaryMayBeGone: 'إذا أدخلت عنوانًا مؤقتًا فقد يزول قبل أن يصلك جوابنا.',
  yourName: 'اسمك',
  yourEmail: 'بريدك الإلكتروني',
  subject: 'الموضوع',
  chooseSubject: 'اختر موضوعًا',
  subjects: {
    privacy: 'الخصوصية',
    terms: 'الشروط',
    support: 'الدعم',
    feedback: 'رأي أو اقتراح',
    other: 'غير ذلك',
  },
  message: 'الرسالة',
  sendMessage: 'إرسال الرسالة',
  messageSent: 'شكرًا على رسالتك! سنرد عليك قريبًا.',
  messageNotSent: 'عذرًا، حدث خطأ أثناء إرسال رسالتك. يُرجى المحاولة مجددًا.',
  nameIsMissing: 'يُرجى إدخال اسمك.',
  emailIsMissing: 'يُرجى إدخال بريدك الإلكتروني.',
  emailIsInvalid: 'يُرجى إدخال بريد إلكتروني صحيح.',
  subjectIsMissing: 'يُرجى اختيار موضوع.',
  messageIsMissing: 'يُرجى كتابة رسالة.',

  simplePricing: 'أسعار بسيطة وحدود صريحة',
  whatPlansGive:
    'الباقة المجانية كاملة وتبقى مجانية. أما المميزة فتمنحك عناوين أكثر ووقتًا أطول وصناديق لا يفتحها غيرك.',
  free: 'مجاني',
  premium: 'مميز',
  freeCard: {
    name: 'المجانية',
    cost: (amount: Wrap, term: Wrap) => (
      <>
        {amount(limits.noPrice)}
        {term('دائمًا')}
      </>
    ),
    note: 'للاستخدام اليومي، حين تحتاج إلى رسالة واحدة مرة واحدة.',
    choose: 'ابدأ مجانًا',
    points: {
      addresses: `حتى ${limits.freeAddressesGenitive} في الوقت نفسه`,
      lifetime: `مدة كل عنوان ${limits.freeLifetime}`,
      attachments: `مرفقات حتى ${limits.freeAttachments} لكل رسالة`,
      live: 'الرسائل تظهر مباشرة، بصيغة HTML أو نصًا عاديًا',
      deleting: 'احذف العنوان متى شئت',
      noRegistration: 'بلا تسجيل',
    },
  },
  premiumCard: {
    name: 'المميزة',
    mostPopular: 'الأكثر طلبًا',
    note: 'للعمل والاختبار، وللرسائل التي لا ينبغي أن يراها غيرك.',
    choose: 'الترقية إلى الباقة المميزة',
    points: {
      addresses: `حتى ${limits.premiumAddressesGenitive} في الوقت نفسه`,
      lifetime: `مدة كل عنوان ${limits.premiumLifetime}`,
      attachments: `مرفقات حتى ${limits.premiumAttachments} لكل رسالة`,
      onlyYou: 'صناديق وارد لا يفتحها غيرك',
      ownName: 'اختر اسم عنوانك بنفسك',
      priority: 'أولوية في التسليم وفي الدعم',
      dashboard: 'لوحة تحكم لكل صناديق الوارد',
      programs: 'مفاتيح API وخطافات ويب لبرامجك',
      noAds: 'بلا إعلانات',
    },
  },
  sideBySide: 'جنبًا إلى جنب',
  planFacts: {
    addresses: {
      label: 'العناوين في الوقت نفسه',
      free: `حتى ${limits.freeCount}`,
      premium: `حتى ${limits.premiumCount}`,
    },
    lifetime: { label: 'مدة العنوان', free: limits.freeLifetime, premium: limits.premiumLifetime },
    attachments: {
      label: 'المرفقات لكل رسالة',
      free: `حتى ${limits.freeAttachments}`,
      premium: `حتى ${limits.premiumAttachments}`,
    },
    messages: { label: 'الرسائل في كل صندوق', free: limits.freeMessages, premium: limits.premiumMessages },
    privacy: { label: 'من يستطيع فتح الصندوق', free: 'كل من يعرف عنوانه', premium: 'أنت وحدك' },
    ownName: { label: 'اختيار اسم العنوان', free: 'لا', premium: 'نعم' },
    delivery: { label: 'التسليم', free: 'عادي', premium: 'بأولوية' },
    support: { label: 'الدعم', free: 'عادي', premium: 'بأولوية' },
    dashboard: { label: 'لوحة التحكم', free: 'لا', premium: 'نعم' },
    ads: { label: 'الإعلانات', free: 'نعم، ولكن ليس داخل الرسائل أبدًا', premium: 'لا توجد' },
  },
  questionsAboutPlans: 'أسئلة عن الباقات',
  questions: {
    reallyFree: {
      question: 'هل الباقة المجانية مجانية حقًا؟',
      answer:
        'نعم. لا تكلفك شيئًا، ولا تحتاج إلى تسجيل ولا إلى بطاقة، ولا تتحول إلى باقة مدفوعة أبدًا. تموّلها الإعلانات التي لا تظهر داخل الرسائل أبدًا.',
    },
    allExpired: {
      question: 'ماذا يحدث عندما تنتهي عناويني المجانية؟',
      answer: `إذا استخدمتها كلها، يمكنك إنشاء عناوين جديدة بعد ${limits.cooldownGenitive} من انتهاء أحدثها، وتعرض لك الصفحة عدًّا تنازليًا. أما مع الباقة المميزة فلا انتظار: لديك حتى ${limits.premiumAddressesGenitive}، وفور زوال أحدها يمكنك إنشاء غيره.`,
    },
    security: {
      question: 'ما المقصود بـ«الأمان المعزَّز»؟',
      answer:
        'كل من يعرف العنوان الدقيق لصندوق مجاني يستطيع فتحه. أما الصندوق المميز فلا يفتحه إلا صاحبه، حتى لو عرف غيره العنوان. وكلاهما مشفّر على القرص، لكل منهما مفتاح خاص به.',
    },
    canceling: {
      question: 'هل يمكنني الإلغاء في أي وقت؟',
      answer: `نعم. سعر الباقة المميزة ${isolate(limits.price)} شهريًا دون حد أدنى لمدة الاشتراك. يسري الإلغاء في نهاية الشهر الذي دفعت مقابله، وتبقى لك الباقة حتى ذلك الحين.`,
    },
  },

  alreadyPremium: 'أنت مشترك في الباقة المميزة',
  thankYou: 'شكرًا لك. لديك بالفعل كل ما تقدمه الباقة المميزة.',
  premiumDashboard: 'لوحة التحكم المميزة',
  goHome: 'إلى الصفحة الرئيسية',
  goBack: 'رجوع',
  yourBenefits: 'مزاياك',
  benefits: {
    addresses: {
      title: `${limits.premiumAddresses} في الوقت نفسه`,
      text: 'استخدم عنوانًا مختلفًا لكل غرض.',
    },
    lifetime: {
      title: `${limits.premiumLifetime} لكل عنوان`,
      text: `بدلًا من ${limits.freeLifetimeGenitive} في الباقة المجانية.`,
    },
    attachments: {
      title: `مرفقات حتى ${limits.premiumAttachments}`,
      text: `لكل رسالة، بدلًا من ${limits.freeAttachments} في الباقة المجانية.`,
    },
    privacy: {
      title: 'صناديق وارد خاصة',
      text: 'لا يفتحها غيرك، حتى لو عرف الآخرون العنوان.',
    },
    priority: {
      title: 'الأولوية',
      text: 'رسائلك تُسلَّم أولًا، وأسئلتك يُجاب عنها أولًا.',
    },
    noAds: { title: 'بلا إعلانات', text: 'في أي صفحة.' },
  },
};

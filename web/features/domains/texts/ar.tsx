import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

export const texts: Texts = {
  domains: 'نطاقاتك',
  listOfDomains: 'قائمة نطاقاتك',
  whatDomainsAreFor: 'استقبل البريد على نطاق تملكه، مثلًا حين يرفض موقع ما نطاقاتنا.',
  useASeparateOne: (strong) => (
    <>{strong('استخدم نطاقًا مخصصًا لهذا، لا نطاق شركتك.')} فقد تحفظه قوائم النطاقات المؤقتة.</>
  ),
  domainsNotLoaded: 'تعذّر تحميل نطاقاتك.',
  noDomains: 'ليست لديك نطاقات بعد.',
  domainsAreFull: (limit) =>
    plural(limit, {
      zero: 'لا يمكنك إضافة نطاقات.',
      one: 'لديك نطاق واحد، وهذا هو الحد الأقصى. أزله لتضيف غيره.',
      two: 'لديك نطاقان، وهذا هو الحد الأقصى. أزل أحدهما لتضيف غيره.',
      few: `لديك ${limit} نطاقات، وهذا هو الحد الأقصى. أزل أحدها لتضيف غيره.`,
      many: `لديك ${limit} نطاقًا، وهذا هو الحد الأقصى. أزل أحدها لتضيف غيره.`,
      other: `لديك ${limit} نطاق، وهذا هو الحد الأقصى. أزل أحدها لتضيف غيره.`,
    }),
  domain: 'النطاق',
  domainIsMissing: 'يُرجى إدخال نطاق',
  addDomain: 'إضافة نطاق',

  states: {
    pending: 'بانتظار DNS',
    active: 'نشط',
    resting: 'متوقف مؤقتًا',
    retiring: 'على وشك الانتهاء',
    retired: 'منتهٍ',
    suspended: 'معلّق',
    blocked: 'محظور',
  },
  needsCare: 'يحتاج إلى انتباهك',
  addTheseRecords:
    'أضف هذين السجلين حيث تدير DNS هذا النطاق، وهو غالبًا المكان الذي اشتريته منه. قد يستغرق ظهورهما بضع دقائق. تتحقق هذه الصفحة كل 30 ثانية.',
  nowActive: (domain) => `${isolate(domain)} نشط. يمكنك الآن إنشاء عناوين عليه.`,
  publishThese: 'حين تظهر هذه السجلات في DNS، يعود النطاق نشطًا.',

  records: 'سجلات DNS',
  purposes: {
    TXT: 'يثبت أن النطاق لك',
    MX: 'يجلب بريده إلى هنا',
    wildcard: 'يجلب بريد كل النطاقات الفرعية إلى هنا',
  },
  recordName: 'الاسم',
  recordValue: 'القيمة',
  priority: 'الأولوية',
  copyName: (record) => `نسخ اسم سجل ${isolate(record)}`,
  copyValue: (record) => `نسخ قيمة سجل ${isolate(record)}`,
  copied: 'تم النسخ',
  notLookedAt: 'لم نتحقق بعد',
  ok: 'ظاهر في DNS',
  missing: 'غير ظاهر في DNS',
  wrong: (found) => `وجدنا ${isolate(found)}، وسجلنا غير موجود`,
  unknown: 'لا جواب من DNS: سنسأل مجددًا',
  leaveOutDomain:
    'إذا كانت لوحة DNS تضيف النطاق إلى كل اسم، فلا تكتبه هناك. وغالبًا ما يُكتب النطاق نفسه هكذا: @.',
  claimEnds: 'إذا لم يظهر سجل TXT خلال 7 أيام، يخرج النطاق من هذه القائمة.',
  lastLook: (time) => `آخر تحقق: ${time}`,
  lookNow: 'تحقق الآن',
  lookedOften: 'تحققنا عدة مرات خلال الدقيقة الماضية. يُرجى الانتظار قليلًا.',

  newAddress: 'عنوان جديد',
  everyName: 'عنوان لكل الأسماء',
  openEveryName: (address) => `فتح ${isolate(address)}`,
  whatEveryNameIs: (address) =>
    `يستقبل ${isolate(address)} البريد المرسل إلى كل اسم على هذا النطاق ليس له عنوان خاص. ويُحسب عنوانًا واحدًا.`,

  subdomains: 'النطاقات الفرعية',
  on: 'مفعّلة',
  off: 'معطّلة',
  allowSubdomains: 'السماح بالنطاقات الفرعية',
  whatSubdomainsAre: (example) => `يمكن أن يكون للعنوان نطاق فرعي عشوائي خاص به، مثل ${isolate(example)}.`,
  wildcardFirst: 'يتطلب هذا سجلًا آخر. أضفه أولًا ثم فعّل الخيار.',

  remove: 'إزالة',
  removeDomain: (domain) => `إزالة ${isolate(domain)}`,
  reallyRemove: (domain) => `إزالة ${isolate(domain)}؟`,
  whatRemovingDoes:
    'تُغلق كل عناوينه فورًا ويُحذف بريدها، ويُرفض البريد المرسل إلى هذا النطاق. لإضافته من جديد تحتاج إلى سجل TXT جديد.',
  whatRemovingPendingDoes: 'لن يعود سجل TXT الخاص به صالحًا. لإضافة النطاق من جديد تحتاج إلى سجل جديد.',
  removed: (domain) => `أُزيل ${isolate(domain)}.`,
};

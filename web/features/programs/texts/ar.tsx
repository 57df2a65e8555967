import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

export const texts: Texts = {
  cancel: 'إلغاء',
  done: 'تم',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copiedToClipboard: 'تم النسخ إلى الحافظة',
  unreachable: 'تعذّر الوصول إلى الخادم. يُرجى المحاولة مجددًا.',
  unknownFailure: 'حدث خطأ ما. يُرجى المحاولة مجددًا.',

  keys: 'مفاتيح API',
  listOfKeys: 'قائمة مفاتيح API',
  whatKeysAreFor:
    'يتيح المفتاح لبرنامجك أو اختباراتك أو لبرنامج إدارة كلمات المرور استخدام صناديقك. ولا يستطيع تغيير حسابك أو اشتراكك.',
  keysNotLoaded: 'تعذّر تحميل مفاتيحك.',
  noKeys: 'ليست لديك مفاتيح بعد.',
  keysAreFull: (limit: number) =>
    plural(limit, {
      zero: 'لا يمكنك إنشاء مفاتيح.',
      one: 'لديك مفتاح واحد، وهذا هو الحد الأقصى. أبطله لتنشئ غيره.',
      two: 'لديك مفتاحان، وهذا هو الحد الأقصى. أبطل أحدهما لتنشئ غيره.',
      few: `لديك ${limit} مفاتيح، وهذا هو الحد الأقصى. أبطل أحدها لتنشئ غيره.`,
      many: `لديك ${limit} مفتاحًا، وهذا هو الحد الأقصى. أبطل أحدها لتنشئ غيره.`,
      other: `لديك ${limit} مفتاح، وهذا هو الحد الأقصى. أبطل أحدها لتنشئ غيره.`,
    }),
  nameOfKey: 'اسم المفتاح',
  exampleOfName: 'مثلًا: Bitwarden',
  nameIsMissing: 'يُرجى تسمية المفتاح',
  createKey: 'إنشاء مفتاح',
  yourNewKey: 'مفتاحك الجديد',
  key: 'المفتاح',
  keepKeySafe: 'كل من يملكه يستطيع قراءة بريدك، فاحفظه كما تحفظ كلمة المرور.',
  mailProgram:
    'لقراءة بريد أحد العناوين في Thunderbird أو Outlook أو برنامج بريد آخر، أنشئ مفتاحًا لذلك وأدخل هذه القيم:',
  mailServer: 'الخادم',
  mailUser: 'اسم المستخدم',
  mailUserValue: 'العنوان',
  mailPassword: 'كلمة المرور',
  mailPasswordValue: 'مفتاح من هذه الصفحة',
  mailSending: 'لا يمكن إرسال البريد من هنا. إذا طلب البرنامج خادمًا للإرسال، فأدخل خادم حساب آخر.',
  copyItNow: 'انسخه الآن، فلن يظهر مرة أخرى.',
  created: (date: string) => `أُنشئ في ${date}`,
  lastUsed: (age: string) => `آخر استخدام: ${age}`,
  neverUsed: 'لم يُستخدم قط',
  revoke: 'إبطال',
  revokeKey: (name: string) => `إبطال ${isolate(name)}`,
  reallyRevoke: 'إبطال المفتاح؟',
  whatRevokingDoes: (name: string) =>
    `تفقد البرامج التي تستخدم «${isolate(name)}» صلاحية الوصول فورًا، وتُحذف خطافات الويب التي أضافتها. لا يمكن التراجع عن هذا.`,

  webhooks: 'خطافات الويب (Webhooks)',
  whatWebhooksAreFor: 'استقبل الرسائل الجديدة على خادمك، أو كسطر في Discord أو Slack أو Telegram أو ntfy.',
  webhooksNotLoaded: 'تعذّر تحميل خطافات الويب.',
  noWebhooks: 'ليست لديك خطافات ويب بعد.',
  webhooksAreFull: (limit: number) =>
    plural(limit, {
      zero: 'لا يمكنك إضافة خطافات ويب.',
      one: 'لديك خطاف ويب واحد، وهذا هو الحد الأقصى. احذفه لتضيف غيره.',
      two: 'لديك خطافا ويب، وهذا هو الحد الأقصى. احذف أحدهما لتضيف غيره.',
      few: `لديك ${limit} خطافات ويب، وهذا هو الحد الأقصى. احذف أحدها لتضيف غيره.`,
      many: `لديك ${limit} خطاف ويب، وهذا هو الحد الأقصى. احذف أحدها لتضيف غيره.`,
      other: `لديك ${limit} خطاف ويب، وهذا هو الحد الأقصى. احذف أحدها لتضيف غيره.`,
    }),
  addWebhook: 'إضافة خطاف ويب',
  whatIsSent: 'تُرسل الرسائل الجديدة من كل عناوينك إلى هذا الرابط.',
  format: 'الصيغة',
  url: 'رابط URL',
  urlIsMissing: 'يُرجى إدخال رابط URL',
  send: 'ما يُرسل',
  wanted: { message: 'كل الرسائل', code: 'الرسائل التي فيها رمز', link: 'الرسائل التي فيها رابط' },
  formats: {
    standard: 'قياسية (JSON موقّع)',
    discord: 'Discord',
    slack: 'Slack',
    telegram: 'Telegram',
    ntfy: 'ntfy',
  },
  yourSigningSecret: 'سرّ التوقيع',
  secret: 'السرّ',
  whatSecretIsFor: 'به يتحقق خادمك من أن الطلب قادم من هنا.',
  test: 'اختبار',
  testOf: (host: string) => `اختبار ${isolate(host)}`,
  testArrived: (status: number | null, ms: number) =>
    `وصل الاختبار. أجاب الخادم بالحالة ${status} خلال ${ms} مللي ثانية.`,
  testFailed: (reason: string) => `فشل الاختبار. ${isolate(reason)}.`,
  delete: 'حذف',
  deleteWebhook: (host: string) => `حذف ${isolate(host)}`,
  reallyDelete: 'حذف خطاف الويب؟',
  whatDeletingDoes: (host: string) => `لن تُرسل رسائل أخرى إلى ${isolate(host)}، وما لم يُسلَّم بعد يُلغى.`,
  disabled: (strong: Wrap) => (
    <>{strong('معطّل.')} أجاب الخادم بأنه لا يريد المزيد. احذف خطاف الويب هذا وأضفه من جديد للمتابعة.</>
  ),
  waiting: (strong: Wrap, failed: number, wait: string) => (
    <>
      {strong('قيد الانتظار.')}{' '}
      {plural(failed, {
        zero: 'لم تفشل أي محاولة',
        one: 'فشلت المحاولة الأخيرة',
        two: 'فشلت محاولتان',
        few: `فشلت ${failed} محاولات`,
        many: `فشلت ${failed} محاولة`,
        other: `فشلت ${failed} محاولة`,
      })}
      . المحاولة التالية بعد {wait}، والرسائل اللاحقة تنتظرها.
    </>
  ),

  deliveries: 'عمليات التسليم',
  deliveriesTo: (host: string) => `عمليات التسليم إلى ${isolate(host)}`,
  lastDeliveries: 'آخر عمليات التسليم',
  deliveriesNotLoaded: 'تعذّر تحميل عمليات التسليم.',
  noDeliveries: 'لم يُرسل شيء بعد.',
  sentTest: 'اختبار',
  sentMail: 'رسالة',
  sentAgain: (attempt: number) => `رسالة، المحاولة ${attempt}`,
  delivered: (what: string, status: number | null, ms: number) =>
    `${what}: تم التسليم (${status}، ${ms} مللي ثانية)`,
  notDelivered: (what: string, reason: string) => `${what}: ${isolate(reason)}`,
};

import { brand } from '#contract/brand.ts';
import { isolate } from '#contract/isolate.ts';
import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  forDevelopers: 'للمطورين',
  apiReference: 'مرجع API',
  whatReferenceHas: `كل الطلبات، مع ما تأخذه وما تجيب به. الأوقات بصيغة ISO 8601، والأخطاء بصيغة ${isolate('{ success: false, error }')}.`,
  guideAndExamples: 'الدليل والأمثلة',
  openApi: 'OpenAPI',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copySnippet: (name: string) => `نسخ ${isolate(name)}`,

  emailForPrograms: 'بريد لاختباراتك وبرامجك ووكلاء الذكاء الاصطناعي',
  waysToConnect:
    'أنشئ عنوانًا، وسجّل به، وانتظر الرمز. عبر HTTP مباشرة، أو بمكتبتنا، أو بالأدوات التي تستخدمها أصلًا: كلها تصل إلى الصناديق نفسها.',
  codeInFiveLines: 'الرمز في خمسة أسطر',
  howCodeIsFound: `يجد ${brand.name} الرمز أو الرابط في الرسالة بأي لغة كانت، ويعود الطلب بالجواب فور وصولها. لا حاجة إلى استعلام متكرر ولا إلى تحليل الرسالة. وإلى أن يُنشر أول إصدار من مكتبتنا على npm، نفّذ ${isolate('npm pack')} في المجلد ${isolate('packages/client')} من الشيفرة المصدرية لخدمة ${brand.name} وثبّت الملف الناتج.`,
  withWhatYouUse: 'مع الأدوات التي تستخدمها',
  doors: {
    mcp: {
      title: 'وكلاء الذكاء الاصطناعي عبر MCP',
      text: `ينشئ الوكيل عنوانًا ويسجّل به ويُدخل الرمز. أضف ${brand.name} إلى خوادم MCP لدى وكيلك؛ لا حاجة إلى حساب.`,
      notes: {
        keepInboxes: `دون رمز وصول تكون كل جلسة زائرًا مستقلًا. أضف الترويسة ${isolate('Authorization: Bearer …')} للاحتفاظ بالصناديق.`,
        untrusted:
          'تُعلَّم الرسائل بأنها غير موثوقة. ومع ذلك لا تدع الوكيل يتصرف بناءً على رسالة حيث قد ينتج عن ذلك ضرر.',
      },
    },
    playwright: {
      title: 'اختبارات Playwright',
      text: 'تجهيزة (fixture) تمنح كل اختبار صندوقًا خاصًا به وتحذفه بعد انتهائه.',
      notes: {
        needsKey:
          'تحتاج مجموعة الاختبارات إلى عناوين أكثر مما يحصل عليه الزائر: استخدم مفتاح حساب مميز رمزًا للوصول.',
      },
    },
    mailpit: {
      title: 'اختبارات مكتوبة لـ Mailpit',
      text: 'الاختبارات التي تقرأ بريدها من Mailpit تعمل هنا بالطلبات نفسها، مع رسائل من العالم الحقيقي وصندوق لكل رمز وصول.',
      notes: {
        tokenIsPassword: 'رمز الوصول هو كلمة المرور، واسم المستخدم أي شيء تختاره.',
        refused: 'الوسوم وإعادة الإرسال وفحوص Mailpit مرفوضة. وتحمل الرسائل أيضًا Code وVerificationLink.',
      },
    },
    mailTm: {
      title: 'مكتبات mail.tm',
      text: 'توجد مكتبات لخدمة mail.tm بلغات كثيرة. وجّه إحداها إلى هنا: الحساب هناك عنوان واحد هنا باسم تختاره.',
      notes: {
        expires: 'لا يقرأ مثل هذا العنوان إلا صاحبه، وينتهي كأي عنوان مجاني.',
        codeAndLink: 'ومع كل رسالة رمزها ورابطها.',
      },
    },
    webhooks: {
      title: 'خطافات الويب (Webhooks)',
      text: 'يُستدعى برنامجك عند وصول رسالة، مع رمزها ورابطها. أما Discord وSlack وTelegram وntfy فيصلها سطر مقروء.',
      notes: {
        signed: 'موقّعة وفق Standard Webhooks، ومرتّبة، وتُعاد حتى يجيب برنامجك.',
        needsKey:
          'تحتاج إلى مفتاح حساب مميز. ويمكنك أيضًا إضافة خطافات الويب من صفحة الإدارة التي تعرض آخر عمليات التسليم.',
      },
    },
    passwordManagers: {
      title: 'برامج إدارة كلمات المرور',
      text: 'ينشئ Bitwarden عنوانًا لكل حساب جديد. اختر «Forwarded email alias»، ثم SimpleLogin أو addy.io، وأدخل هذه الإعدادات.',
      notes: {
        needsKey: 'تحتاج إلى مفتاح حساب مميز: أنشئه في صفحة الإدارة.',
        notForwarded: 'لا تُحوَّل الرسائل إلى بريدك. تقرؤها هنا، وتنتهي صلاحية العنوان.',
      },
    },
  },
  bitwardenSettings: 'إعدادات Bitwarden',

  tokensAndLimits: 'رموز الوصول والحدود',
  noAccount: {
    title: 'لا حاجة إلى حساب',
    text: `تحصل على رمز وصول للزائر بطلب واحد. وله حتى ${limits.freeAddressesGenitive}، مدة كل عنوان ${limits.freeLifetime}. ومن يملك رمز الوصول يملك العناوين.`,
  },
  keys: {
    title: 'مفاتيح الباقة المميزة',
    text: (manage: Wrap) => (
      <>
        المفتاح يمثّل حسابك: حتى {limits.premiumAddressesGenitive}، مدة كل عنوان {limits.premiumLifetime}،
        بأسماء تختارها وفي صناديق خاصة. أنشئ المفاتيح وأبطلها في {manage('صفحة الإدارة')}.
      </>
    ),
  },
  sameLimits: {
    title: 'الحدود نفسها في كل مكان',
    text: 'مهما كانت طريقة اتصالك، تصل إلى صناديقك ضمن حدود باقتك. والإجابات ذات الحالة 429 تبيّن متى تعيد المحاولة.',
  },
  strangers: {
    title: 'كتبها غرباء',
    text: 'ما تقوله الرسالة كلام مرسلها. تُنقّى شيفرة HTML، ويُنبَّه الوكلاء إلى عدم الوثوق بها، ولا يُفتح أي رابط نيابة عنك.',
  },
};

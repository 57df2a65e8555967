import { brand } from '#contract/brand.ts';
import { isolate } from '#contract/isolate.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: {
    description: `بريد مؤقت بنقرة واحدة: تظهر الرسائل ورموز التفعيل مباشرة، ويُحذف كل شيء بعد ${limits.freeLifetimeGenitive}. مجاني وبلا تسجيل.`,
    newAddress: 'عنوان جديد',
  },
  pricing: {
    name: 'الأسعار',
    description: `مجانًا: حتى ${limits.freeAddressesGenitive}، مدة كل عنوان ${limits.freeLifetime}. والباقة المميزة مقابل ${isolate(limits.price)} شهريًا: حتى ${limits.premiumAddressesGenitive}، مدة كل عنوان ${limits.premiumLifetime}، ومرفقات حتى ${limits.premiumAttachments}، وصناديق خاصة، وبلا إعلانات.`,
  },
  'what-is-temp-mail': {
    name: 'ما هو البريد المؤقت؟',
    description:
      'البريد المؤقت عنوان بريد إلكتروني حقيقي يحذف نفسه. كيف يعمل، وكم يدوم، ومن يستطيع قراءته، مع إجابات عن ثمانية أسئلة شائعة.',
  },
  '10-minute-mail': {
    name: 'بريد 10 دقائق',
    description: `إيميل 10 دقائق يدوم ${limits.freeLifetimeGenitive}: جاهز في ثانية، ورسائله تصل مباشرة، بلا تسجيل، ويُحذف تلقائيًا. لرموز التفعيل والتنزيلات وشبكات Wi-Fi العامة.`,
  },
  'throwaway-email': {
    name: 'بريد للاستعمال مرة واحدة',
    description:
      'أعطِ الاستمارات بريدًا للاستعمال مرة واحدة بدلًا من بريدك. كيف يتحول تسجيل واحد إلى مئة رسالة، وأي عنوان يناسب أي استمارة، وكيف تبقى آمنًا.',
  },
  'fake-email-generator': {
    name: 'إنشاء إيميل وهمي',
    description: `إنشاء إيميل وهمي يعمل فعلًا: يستقبل رسائل التفعيل لمدة ${limits.freeLifetimeGenitive} ولا يملكه أحد غيرك. لحماية خصوصيتك ولاختبار ما تبرمجه.`,
  },
  'burner-email': {
    name: 'بريد بديل',
    description:
      'بريد بديل مؤقت لمن لا تعرفهم: الإعلانات المبوبة، والبحث عن شقة، وعروض الأسعار، والتعارف الأول. كيف تحسن استعماله، وما الذي لا يخفيه.',
  },
  about: {
    name: 'من نحن',
    description: `لماذا تأسس ${brand.name} عام ${brand.founded}، وما المبادئ التي يقوم عليها، ولمَ صُنع، وما الذي تركه عن قصد.`,
  },
  help: {
    name: 'المساعدة',
    description:
      'رسائل لم تصل، والحدود والمدد، والمرفقات والصور، والحذف وكلمات المرور: إجابات عن الأسئلة الشائعة، وطريقة الوصول إلى الدعم.',
  },
  extension: {
    name: 'إضافة للمتصفح',
    description:
      'تضع عنوانًا جديدًا في أي نموذج، وتعيد رمزه إلى الصفحة، بنقرة واحدة لكل منهما. لمتصفحات Chromium وFirefox. لا تقرأ شيئًا قبل أن تنقر.',
  },
  developers: {
    name: 'المطورون',
    description:
      'أنشئ عنوانًا وانتظر الرمز: عبر HTTP، أو بمكتبة TypeScript وPlaywright، أو عبر MCP، أو من برنامج إدارة كلمات المرور.',
  },
  'api-docs': {
    description: `كل طلبات واجهة ${brand.name} البرمجية، مع ما تأخذه وما تجيب به.`,
  },
  contact: {
    name: 'اتصل بنا',
    description: `راسل القائمين على ${brand.name}: أسئلة عن الخصوصية أو الشروط، والدعم، والآراء، والإبلاغ عن إساءة الاستخدام.`,
  },
  terms: {
    name: 'الشروط',
    description: `قواعد استخدام ${brand.name}: الباقات والحدود، وما لا يُسمح به، وكيف تُعالج البيانات ومتى تُحذف، ومن المسؤول عن ماذا.`,
  },
  privacy: {
    name: 'الخصوصية',
    description: `ما الذي يخزنه ${brand.name}، وكيف يُشفَّر ومتى يُحذف، ومن يستطيع رؤية رسالة، وحقوقك بموجب GDPR وCCPA.`,
  },
  blog: {
    name: 'المدونة',
    description: `أدلة من فريق ${brand.name}: ما هو البريد المؤقت، وكيف تحمي عنوانك، وأي إجراءات الأمان تفيد حقًا.`,
  },
  login: {
    description: `سجّل الدخول إلى حسابك المميز في ${brand.name}.`,
  },
  upgrade: {
    description: `باقة ${brand.name} المميزة: حتى ${limits.premiumAddressesGenitive} في الوقت نفسه، مدة كل عنوان ${limits.premiumLifetime}، ومرفقات حتى ${limits.premiumAttachments}، وبلا إعلانات.`,
  },
};

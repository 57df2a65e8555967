import { isolate } from '../isolate.ts';
import { pluralIn } from '../languages.ts';
import { timings } from '../timings.ts';
import { durationWith } from './duration.ts';
import type { PlanWords, Unit } from './words.ts';

const plural = pluralIn('ar');

/** The dual is the only form of these words in which the case can be seen. */
type Case = 'nominative' | 'genitive';

const units = {
  day: { one: 'يوم واحد', nominative: 'يومان', genitive: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
  hour: {
    one: 'ساعة واحدة',
    nominative: 'ساعتان',
    genitive: 'ساعتين',
    few: 'ساعات',
    many: 'ساعة',
    other: 'ساعة',
  },
  minute: {
    one: 'دقيقة واحدة',
    nominative: 'دقيقتان',
    genitive: 'دقيقتين',
    few: 'دقائق',
    many: 'دقيقة',
    other: 'دقيقة',
  },
  second: {
    one: 'ثانية واحدة',
    nominative: 'ثانيتان',
    genitive: 'ثانيتين',
    few: 'ثوانٍ',
    many: 'ثانية',
    other: 'ثانية',
  },
  address: {
    one: 'عنوان واحد',
    nominative: 'عنوانان',
    genitive: 'عنوانين',
    few: 'عناوين',
    many: 'عنوانًا',
    other: 'عنوان',
  },
};

function counted(count: number, unit: keyof typeof units, grammar: Case): string {
  const forms = units[unit];
  return plural(count, {
    zero: `${count} ${forms.other}`,
    one: forms.one,
    two: forms[grammar],
    few: `${count} ${forms.few}`,
    many: `${count} ${forms.many}`,
    other: `${count} ${forms.other}`,
  });
}

const sizes = { KB: 'كيلوبايت', MB: 'ميغابايت', GB: 'غيغابايت' };

/** The parts of a time are joined by «و»: 'ساعة واحدة و30 دقيقة'. */
function duration(ms: number, grammar: Case): string {
  let and = '';
  const time = (count: number, unit: Unit) => {
    const part = and + counted(count, unit, grammar);
    and = 'و';
    return part;
  };
  return durationWith(time, ms);
}

export const words: PlanWords = {
  time: (count, unit) => counted(count, unit, 'nominative'),
  addresses: (count) => counted(count, 'address', 'nominative'),
  size: (value, unit) => `${value} ${sizes[unit]}`,
  saving: (percent) => `وفّر ${isolate(percent)}`,
  upgradeTitle: { sold: 'الترقية إلى الباقة المميزة', soon: 'الباقة المميزة قادمة قريبًا' },
  upgradeLead: {
    sold: 'عناوين أكثر ووقت أطول وبلا إعلانات. يمكنك الإلغاء متى شئت.',
    soon: 'ما زلنا نعمل على الباقة المدفوعة، وهذا ما ستتضمنه:',
  },
  buyQuestion: { sold: 'كيف أحصل على الباقة المميزة؟', soon: 'متى يمكنني شراء الباقة المميزة؟' },
  buyAnswer: {
    sold: 'أنشئ حسابًا في صفحة الترقية، وأدخل الرمز الذي نرسله إلى بريدك، ثم ادفع بالبطاقة في صفحة Stripe نفسها. تبدأ الباقة المميزة فور تأكيد الدفع. نحن لا نطّلع على رقم بطاقتك أبدًا.',
    soon: 'ما دامت صفحة الترقية تقول «قريبًا»، فلا يمكن شراء الباقة المميزة ولن يُخصم منك شيء. وحتى ذلك الحين يمكنك استخدام الباقة المجانية بكل مزاياها.',
  },
  forms: ({ free, premium }, cooldownMs) => ({
    freeLifetime: duration(free.lifetimeMs, 'nominative'),
    freeLifetimeGenitive: duration(free.lifetimeMs, 'genitive'),
    premiumLifetime: duration(premium.lifetimeMs, 'nominative'),
    premiumLifetimeGenitive: duration(premium.lifetimeMs, 'genitive'),
    freeAddressesGenitive: counted(free.maxAddresses, 'address', 'genitive'),
    premiumAddressesGenitive: counted(premium.maxAddresses, 'address', 'genitive'),
    cooldown: duration(cooldownMs, 'nominative'),
    cooldownGenitive: duration(cooldownMs, 'genitive'),
    inboxRefreshGenitive: duration(timings.inboxRefresh, 'genitive'),
  }),
};

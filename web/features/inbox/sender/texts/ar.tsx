import { isolate } from '#contract/isolate.ts';
import type { Wrap } from '#web/language/words.ts';
import type { Texts } from '../texts.ts';

/** The domain, or other words where the mail names none. */
const sender = (domain: string) => (domain ? isolate(domain) : 'المرسل المذكور فيها');

export const texts: Texts = {
  whoSentThis: 'من أرسل هذه الرسالة؟',
  verdict: (word: string) => `المرسل: ${word}`,
  words: {
    genuine: 'مؤكد',
    unproven: 'غير مؤكد',
    suspicious: 'مشبوه',
    lookalike: 'مقلّد',
    checking: 'جارٍ التحقق…',
    unchecked: 'لم يُتحقق منه',
  },
  doubtfulSender: {
    suspicious: (unseen: Wrap) => <>{unseen('مرسل ')}مشبوه</>,
    lookalike: (unseen: Wrap) => <>{unseen('مرسل ')}مقلّد</>,
  },

  sentences: {
    genuine: (domain: string) =>
      `هذه الرسالة من ${sender(domain)} فعلًا. ويبقى لك أن تحكم إن كنت تعرف هذا النطاق.`,
    unproven: (domain: string) => `لا شيء يثبت أن هذه الرسالة من ${sender(domain)} أو ينفي ذلك.`,
    suspicious: (domain: string) => `الأرجح أن هذه الرسالة ليست من ${sender(domain)}. لا تثق بروابطها.`,
    checking: 'نتحقق الآن من مرسل هذه الرسالة.',
    unchecked: 'لم يُتحقق من مرسل هذه الرسالة.',
  },

  mailIsNotSigned: 'الرسالة غير موقّعة.',
  forwardedWithValidSeal: 'أُعيد توجيهها، وختم الخادم الذي أعاد توجيهها صالح.',
  forwardedWithBrokenSeal: 'أُعيد توجيهها، وأحد الأختام في طريقها غير صالح.',
  arrivedEncrypted: (protocol: string) => `وصلت مشفّرة (${isolate(protocol)}).`,
  arrivedWithoutEncryption: 'وصلت دون تشفير.',

  probablyNotFrom: (domain: string) => `الأرجح أن هذه الرسالة ليست من ${sender(domain)}.`,
  signatureIsNotValid: (domain: string) => `توقيعها باسم ${isolate(domain)} غير صالح.`,
  hasNotSigned: (domain: string) => `لم يوقّعها ${isolate(domain)}.`,
  sentBy: (server: string) => `أرسلها الخادم ${isolate(server)}.`,
  signatureIsNotValidNorServer: ({ domain, server }: { domain: string; server: string }) =>
    `توقيعها باسم ${isolate(domain)} غير صالح، والخادم الذي أرسلها غير مخوّل بإرسال بريد ${isolate(server)}.`,
  hasNotSignedNorServer: ({ domain, server }: { domain: string; server: string }) =>
    `لم يوقّعها ${isolate(domain)}، والخادم الذي أرسلها غير مخوّل بإرسال بريد ${isolate(server)}.`,

  onlyLooksLike: ({ domain, brand }: { domain: string; brand: string }) =>
    `النطاق ${isolate(domain)} ليس ${isolate(brand)}، بل يشبهه في الشكل فقط.`,
  mixesAlphabets: (domain: string) => `يخلط ${isolate(domain)} بين حروف أبجديات مختلفة، فيبدو كأنه نطاق آخر.`,
  nameShowsAddress: ({ address, domain }: { address: string; domain: string }) =>
    `يعرض اسم المرسل العنوان ${isolate(address)}، لكن الرسالة من ${isolate(domain)}.`,
  nameSays: ({ name, domain }: { name: string; domain: string }) =>
    `اسم المرسل يقول ${isolate(name)}، لكن الرسالة من ${isolate(domain)}.`,
};

import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

export const texts: Texts = {
  close: 'إغلاق',
  cancel: 'إلغاء',
  loading: 'جارٍ التحميل',
  initializing: 'جارٍ التحضير…',
  tryAgain: 'حاول مجددًا',
  tryAgainButton: 'إعادة المحاولة',
  reload: 'إعادة التحميل',
  comingSoon: 'قريبًا',
  showMore: (count: number) =>
    plural(count, {
      zero: 'عرض المزيد',
      one: 'عرض واحد آخر',
      two: 'عرض اثنين آخرين',
      few: `عرض ${count} أخرى`,
      many: `عرض ${count} أخرى`,
      other: `عرض ${count} أخرى`,
    }),
  digit: ({ position, length }: { position: number; length: number }) => `الرقم ${position} من ${length}`,

  partNotLoaded: 'تعذّر تحميل هذا الجزء.',
  pageNotLoaded: 'تعذّر تحميل هذه الصفحة.',
  notCopied: 'لم ينسخ متصفحك النص. حدّده وانسخه بنفسك.',
  failedServerSilent: (failed: string) => `${failed} خادمنا لا يستجيب. يُرجى المحاولة بعد لحظات.`,
  failedCheckConnection: (failed: string) => `${failed} تحقق من اتصالك بالإنترنت ثم حاول مجددًا.`,

  offline: 'أنت غير متصل بالإنترنت. ستظهر الرسائل الجديدة عند عودة الاتصال.',
  failedOffline: (failed: string) => `أنت غير متصل بالإنترنت. ${failed} يُرجى المحاولة عند عودة الاتصال.`,
  serverSilent: (strong: Wrap) => (
    <>{strong('خادمنا لا يستجيب.')} عناوينك ورسائلك في أمان، وستظهر الرسائل الجديدة عند عودته.</>
  ),
  failedServerGone: ({ failed, strong }: { failed: string; strong: Wrap }) => (
    <>
      {strong('خادمنا لا يستجيب.')} {failed} عناوينك ورسائلك في أمان.
    </>
  ),
  tryingNow: 'نحاول الآن…',
  tryingAgainIn: (seconds: number) => `نحاول مجددًا بعد ${seconds} ث`,
  tryNow: 'حاول الآن',

  somethingWentWrong: 'حدث خطأ ما',
  applicationError: 'حدث خطأ في التطبيق. يُرجى تحديث الصفحة والمحاولة مجددًا.',
  refreshPage: 'تحديث الصفحة',
  errorDetails: 'تفاصيل الخطأ',
};

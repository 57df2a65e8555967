import { brand } from '#contract/brand.ts';
import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

const remoteImages = (count: number) =>
  plural(count, {
    zero: '0 صورة خارجية',
    one: 'صورة خارجية واحدة',
    two: 'صورتان خارجيتان',
    few: `${count} صور خارجية`,
    many: `${count} صورة خارجية`,
    other: `${count} صورة خارجية`,
  });

/** After «من أصل». */
const ofRemoteImages = (count: number) => (count === 2 ? 'صورتين خارجيتين' : remoteImages(count));

const trackersIn = (count: number) =>
  plural(count, {
    zero: '0 أداة تتبّع',
    one: 'أداة تتبّع واحدة',
    two: 'أداتا تتبّع',
    few: `${count} أدوات تتبّع`,
    many: `${count} أداة تتبّع`,
    other: `${count} أداة تتبّع`,
  });

/** After «دون». */
const noTrackers = (count: number) => (count === 2 ? 'أداتي تتبّع' : trackersIn(count));

export const texts: Texts = {
  message: 'الرسالة',
  noSubject: '(بلا موضوع)',
  back: 'رجوع',
  backToNewMessages: (count: number) =>
    plural(count, {
      zero: 'رجوع',
      one: 'رجوع، رسالة جديدة',
      two: 'رجوع، رسالتان جديدتان',
      few: `رجوع، ${count} رسائل جديدة`,
      many: `رجوع، ${count} رسالة جديدة`,
      other: `رجوع، ${count} رسالة جديدة`,
    }),
  to: (address: string) => `إلى ${isolate(address)}`,
  yourTime: 'بتوقيتك',

  loadsWhenConnected: 'أنت غير متصل بالإنترنت. ستُحمَّل هذه الرسالة عند عودة الاتصال.',
  loadsWhenServerAnswers: 'ستُحمَّل هذه الرسالة عندما يستجيب خادمنا من جديد.',
  notLoaded: (problem: string | null, again: Wrap) => (
    <>
      تعذّر تحميل هذه الرسالة. {problem} {again('حاول مجددًا')}
    </>
  ),
  tooLarge: 'هذه الرسالة أكبر من أن تُعرض كاملة. يمكنك تنزيل مصدرها من الأعلى.',
  notReadInFull: 'تعذّرت قراءة هذه الرسالة كاملة. يمكنك تنزيل مصدرها من الأعلى.',

  downloadSource: 'تنزيل المصدر الخام',
  print: 'طباعة',
  sourceNotDownloaded: 'تعذّر تنزيل المصدر.',
  nameOfSource: 'رسالة',
  delete: 'حذف الرسالة',
  reallyDelete: 'حذف الرسالة؟',
  cannotBeUndone: 'هل أنت متأكد؟ لا يمكن التراجع عن هذا الإجراء.',
  confirmDelete: 'حذف',
  notDeleted: 'تعذّر حذف الرسالة.',

  addressHasExpired: 'انتهت صلاحية هذا العنوان وحُذفت رسائله. تبقى هذه الرسالة هنا إلى أن تغلقها.',
  addressExpiresSoon: 'سيُحذف هذا العنوان ورسائله خلال أقل من دقيقتين.',
  download: 'تنزيل الرسالة',
  downloadAgain: 'فشل التنزيل، أعد المحاولة',

  warning: ({ title, sentence }: { title: string; sentence: string }, strong: Wrap) => (
    <>
      {strong(`${title}.`)} {sentence}
    </>
  ),
  linksLeadElsewhere: (count: number) =>
    plural(count, {
      zero: 'لا روابط تقود إلى مكان آخر',
      one: 'رابط يقود إلى مكان آخر',
      two: 'رابطان يقودان إلى مكان آخر',
      few: `${count} روابط تقود إلى مكان آخر`,
      many: `${count} رابطًا تقود إلى مكان آخر`,
      other: `${count} رابط تقود إلى مكان آخر`,
    }),
  linkLeadsTo: ({ label, host }: { label: string; host: string }) =>
    `«${isolate(label)}» يقود إلى ${isolate(host)}.`,
  linksWork: 'الروابط تعمل الآن',
  allLinksAreOff: 'الروابط معطّلة',
  linksAreOff: (count: number) =>
    plural(count, {
      zero: 'الروابط معطّلة',
      one: 'الرابط معطّل',
      two: 'الرابطان معطّلان',
      few: `${count} روابط معطّلة`,
      many: `${count} رابطًا معطّلًا`,
      other: `${count} رابط معطّل`,
    }),
  openAnyway: 'فتح رغم ذلك',
  switchOffAgain: 'تعطيلها مجددًا',

  showAs: 'طريقة عرض الرسالة',
  html: 'HTML',
  plainText: 'نص عادي',
  noText: 'لا نص في هذه الرسالة.',
  noPlainText: 'لا نص عاديًا في هذه الرسالة.',
  showQuote: 'عرض النص المقتبس',
  hideQuote: 'إخفاء النص المقتبس',
  tooLongForPaper: 'هذه الرسالة أطول من أن تُطبع كاملة. بقيتها ليست على الورق.',
  originalSize: 'الحجم الأصلي',
  shownAtOriginalSize: 'معروضة بحجمها الأصلي',
  fitToScreen: 'ملاءمة الشاشة',
  scaledToFit: 'مصغّرة لتلائم الشاشة',

  links: (count: number) =>
    plural(count, {
      zero: 'لا روابط في هذه الرسالة',
      one: 'رابط واحد في هذه الرسالة',
      two: 'رابطان في هذه الرسالة',
      few: `${count} روابط في هذه الرسالة`,
      many: `${count} رابطًا في هذه الرسالة`,
      other: `${count} رابط في هذه الرسالة`,
    }),
  linkTextDiffers: 'نص الرابط لا يطابق وجهته.',

  image: 'صورة',
  images: (count: number) => remoteImages(count),
  imageStates: {
    blocked: (image: string, unseen: Wrap) => <>تحميل{unseen(` ${isolate(image)}`)}</>,
    loading: (image: string, unseen: Wrap) => <>جارٍ التحميل…{unseen(` ${isolate(image)}`)}</>,
    shown: (image: string, unseen: Wrap) => <>تم التحميل{unseen(` ${isolate(image)}`)}</>,
    failed: (image: string, unseen: Wrap) => <>تعذّر التحميل{unseen(` ${isolate(image)}`)}</>,
  },
  staysBlocked: 'تبقى محظورة',
  showImages: (long: Wrap) => <>عرض {long('الصور الخارجية')}</>,
  whoFetchesImages: `يجلبها ${brand.name} نيابة عنك. قد يعرف المرسل أنها جُلبت، لكنه لا يعرف عنوان شبكتك ولا متصفحك.`,
  loadingImages: 'جارٍ تحميل الصور الخارجية',
  imagesNotLoaded: 'تعذّر تحميل الصور',
  imagesFailed: (count: number) =>
    plural(count, {
      zero: 'تعذّر تحميل الصور الخارجية',
      one: 'تعذّر تحميل صورة خارجية واحدة',
      two: 'تعذّر تحميل صورتين خارجيتين',
      few: `تعذّر تحميل ${count} صور خارجية`,
      many: `تعذّر تحميل ${count} صورة خارجية`,
      other: `تعذّر تحميل ${count} صورة خارجية`,
    }),
  blocked: (images: number) => `حُظرت ${remoteImages(images)}`,
  blockedTrackers: (trackers: number) => `حُظرت ${trackersIn(trackers)}`,
  blockedBoth: (images: number, trackers: number) => `حُظرت ${remoteImages(images)} و${trackersIn(trackers)}`,
  showing: (images: number) => `تُعرض ${remoteImages(images)}`,
  showingWithout: (images: number, trackers: number) =>
    `تُعرض ${remoteImages(images)}، دون ${noTrackers(trackers)}`,
  showingSome: (shown: number, images: number) => `تُعرض ${shown} من أصل ${ofRemoteImages(images)}`,
  showingSomeWithout: ({ shown, images, trackers }: { shown: number; images: number; trackers: number }) =>
    `تُعرض ${shown} من أصل ${ofRemoteImages(images)}، دون ${noTrackers(trackers)}`,
  onlyFirstCanBeLoaded: (said: string, count: number) =>
    `${said}. لا يمكن تحميل إلا أول ${count} منها، وتبقى الأخرى محظورة`,

  attachments: 'المرفقات',
  attachmentCount: (count: number) =>
    plural(count, {
      zero: 'لا مرفقات',
      one: 'مرفق واحد',
      two: 'مرفقان',
      few: `${count} مرفقات`,
      many: `${count} مرفقًا`,
      other: `${count} مرفق`,
    }),
  file: 'ملف',
  downloadFile: (name: string) => `تنزيل ${isolate(name)}`,
  downloadFileOfType: ({ name, type }: { name: string; type: string }) =>
    `تنزيل ${isolate(name)} (${isolate(type)})`,
  downloadingFile: (name: string) => `جارٍ تنزيل ${isolate(name)}`,
  fileNotDownloaded: 'تعذّر تنزيل الملف.',
  downloadFailed: 'فشل التنزيل. يُرجى المحاولة مجددًا.',
  programsCanHarm: 'قد تضر البرامج بجهازك. لا تفتحه إلا إذا كنت تتوقعه.',
  fileCanContainProgram: 'قد يحتوي هذا الملف على برنامج ضار. لا تفتحه إلا إذا كنت تتوقعه.',
};

import type { ReactNode } from 'react';
import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

export const texts: Texts = {
  inbox: 'صندوق الوارد',
  message: 'الرسالة',
  yourAddress: 'عنوان بريدك المؤقت',
  yourNewAddress: (address: string) => `عنوانك الجديد هو ${isolate(address)}`,

  waitingForMail: 'بانتظار الرسائل',
  timeLeft: (left: string) => `يحذف نفسه بعد ${left}`,
  copyAndUse: 'انسخ العنوان واستعمله حيث تشاء. وأول رسالة بعد ذلك تُفتح هنا.',
  pasteIt: 'الصقه الآن حيث تحتاجه. وأول رسالة تُفتح هنا من تلقاء نفسها.',
  scanToGoOn: 'امسح الرمز للمتابعة على هاتفك',
  scanToCopy: 'امسح الرمز لنسخ العنوان إلى هاتفك',
  noMessages: 'لا رسائل بعد',
  noMessagesReceived: 'لم تصل أي رسالة بعد',
  siteRefused: 'هذا الموقع رفض عنواني',
  endsWithDomain: (day: string) => `يعمل هذا العنوان حتى ${day}، لأن نطاقه ينتهي حينها.`,

  newMessagesAt: (count: number, address: ReactNode) => (
    <>
      {plural(count, {
        zero: 'لا رسائل جديدة',
        one: 'رسالة جديدة',
        two: 'رسالتان جديدتان',
        few: `${count} رسائل جديدة`,
        many: `${count} رسالة جديدة`,
        other: `${count} رسالة جديدة`,
      })}{' '}
      في {address}
    </>
  ),
  goToInbox: 'انتقل إلى هذا الصندوق',

  sharedInbox: 'صندوق وارد مشترك',
  inboxOf: (address: string) => `صندوق الوارد للعنوان ${isolate(address)}`,
  addressOfInbox: 'عنوان هذا الصندوق',
  getYourOwn: 'احصل على عنوان خاص بك',

  keyboardShortcuts: 'اختصارات لوحة المفاتيح',
  escapeKey: 'Esc',
  shortcuts: {
    generate: 'إنشاء عنوان',
    copyAddress: 'نسخ العنوان',
    copyCode: 'نسخ الرمز',
    refresh: 'تحديث صندوق الوارد',
    next: 'الرسالة التالية',
    previous: 'الرسالة السابقة',
    back: 'العودة إلى القائمة',
    show: 'عرض الاختصارات',
  },
  shortcutsPause: 'تتوقف مؤقتًا بعد النقر داخل رسالة HTML، إلى أن تنقر خارجها.',
  sound: 'صوت عند وصول الرسائل',
};

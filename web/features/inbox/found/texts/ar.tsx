import type { ReactNode } from 'react';
import { isolate } from '#contract/isolate.ts';
import type { Wrap } from '#web/language/words.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  newestCode: 'أحدث رمز',
  codeFrom: (sender: string) => `رمز من ${isolate(sender)}`,
  codeInMessage: 'الرمز في هذه الرسالة',
  copyCode: 'نسخ الرمز',
  copyThisCode: (code: string, unseen: Wrap) => (
    <>
      {unseen('نسخ الرمز ')}
      {isolate(code)}
    </>
  ),
  copied: 'تم النسخ',
  notACode: 'ليس رمزًا؟ إخفاء',
  codeIsHidden: 'أُخفي الرمز.',

  linkInMessage: 'الرابط في هذه الرسالة',
  links: {
    verify: 'رابط التحقق',
    reset: 'رابط إعادة تعيين كلمة المرور',
    login: 'رابط تسجيل الدخول',
    invite: 'رابط الدعوة',
  },
  openLink: {
    verify: (long: Wrap) => <>فتح الرابط{long(' للتحقق')}</>,
    reset: (long: Wrap) => <>فتح الرابط{long(' لإعادة تعيين كلمة المرور')}</>,
    login: (long: Wrap) => <>فتح الرابط{long(' لتسجيل الدخول')}</>,
    invite: (long: Wrap) => <>فتح الرابط{long(' لقبول الدعوة')}</>,
  },
  leadsTo: (host: ReactNode) => <>يقود إلى {host}</>,
  reallyOpen: 'فتح هذا الرابط؟',
  namesAnotherSite: (host: ReactNode) => <>نص هذا الرابط يذكر موقعًا آخر. الرابط يقود إلى {host}.</>,
  openAnyway: 'فتح رغم ذلك',
  linkIsNotNeeded: 'لا تحتاجه؟ إخفاء',
  linkIsHidden: 'أُخفي الرابط.',
  undo: 'تراجع',
};

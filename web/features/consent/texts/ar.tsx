import type { Wrap } from '#web/language/words.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'ملفات تعريف الارتباط',
  question: (details: Wrap) => (
    <>
      هل تسمح لنا بإحصاء الزيارات وعرض إعلانات من جهات أخرى في الصفحات المجانية؟ يعمل Mayfly بالطريقة نفسها في
      الحالتين، ولا نستخدم رسائلك لهذا الغرض أبدًا. {details('التفاصيل')}
    </>
  ),
  rejectAll: 'رفض الكل',
  acceptAll: 'قبول الكل',
};

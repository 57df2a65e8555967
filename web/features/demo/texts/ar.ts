import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description: 'مثال: تحصل على عنوان، فتصل رسالة فيها رمز، ويكون الرمز جاهزًا للنسخ.',
  subject: 'أكّد تسجيلك',
  snippet: 'مرحبًا بك! أدخل هذا الرمز لإتمام التسجيل.',
  timeLeft: '58 د',
  exampleAddress: 'مثال على عنوان',
  copy: 'نسخ',
};

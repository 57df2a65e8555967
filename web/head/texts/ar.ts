import { brand } from '#contract/brand.ts';
import { isolate } from '#contract/isolate.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: `بريد مؤقت مجاني يحذف نفسه بنفسه | ${brand.name}`,
  pricing: `الأسعار: بريد مؤقت مجاني، ومميز مقابل ${isolate(limits.price)}`,
  'what-is-temp-mail': 'ما هو البريد المؤقت؟ شرح في دقيقتين',
  '10-minute-mail': `بريد 10 دقائق: إيميل مؤقت مجاني لمدة ${limits.freeLifetimeGenitive}`,
  'throwaway-email': 'بريد للاستعمال مرة واحدة: استعمله وانسه',
  'fake-email-generator': 'إنشاء إيميل وهمي يستقبل الرسائل فعلًا',
  'burner-email': 'بريد بديل مؤقت: اليوم معك وغدًا يختفي',
  about: `عن ${brand.name}: بريد يحذف نفسه بنفسه`,
  help: 'المساعدة: إجابات عن البريد المؤقت',
  extension: 'إضافة المتصفح: عنوان جديد في أي نموذج',
  developers: 'واجهة API للبريد المؤقت: للاختبارات والبرامج والوكلاء',
  'api-docs': 'مرجع API',
  contact: 'اتصل بنا',
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  blog: 'المدونة: البريد المؤقت والخصوصية والأمان',
  login: 'تسجيل الدخول',
  upgrade: 'الترقية إلى الباقة المميزة',
  'shared-inbox': 'صندوق الوارد',
  payment: 'الدفع',
  'payment-success': 'تم الدفع بنجاح',
  dashboard: 'لوحة التحكم',
  benefits: 'المزايا',
  manage: 'الإدارة',
  account: 'الحساب',
  'reset-password': 'إعادة تعيين كلمة المرور',
  'reactivate-subscription': 'إعادة تفعيل الاشتراك',
  'expired-subscription': 'اشتراك منتهٍ',
  resubscribe: 'تجديد الاشتراك',
};

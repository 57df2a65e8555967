import type { Refusals } from '../refusals.ts';

export const refusals: Refusals = {
  'Not found': 'غير موجود',
  'Authentication required': 'يلزم تسجيل الدخول',
  'This key does not exist, or it was revoked.': 'هذا المفتاح غير موجود أو أُبطل.',
  'Email limit reached': 'بلغت الحد الأقصى للعناوين',
  'Too many requests. Please try again later.': 'طلبات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
  'Too many addresses were generated from your network. Please try again later.':
    'أُنشئت عناوين كثيرة جدًا من شبكتك. يُرجى المحاولة لاحقًا.',
  'You are on cooldown. Please wait until your next free address is available.':
    'لم تنتهِ مدة الانتظار بعد. يُرجى الانتظار حتى يتاح عنوانك المجاني التالي.',
  'This name is already taken. Please choose another one.': 'هذا الاسم محجوز. يُرجى اختيار اسم آخر.',
  'This token belongs to one address and cannot have another.':
    'رمز الوصول هذا مخصص لعنوان واحد ولا يمكن أن يكون له غيره.',
  'Choosing a name is a premium feature.': 'اختيار الاسم من مزايا الباقة المميزة.',
  'This is a premium feature.': 'هذه من مزايا الباقة المميزة.',
  'This call needs a signed-in session. A key cannot be used here.':
    'يحتاج هذا الطلب إلى تسجيل الدخول. لا يمكن استخدام مفتاح هنا.',
  'With a key, leave out /guest: call /api/generate-email, for example.':
    'عند استخدام مفتاح احذف \u2068/guest\u2069 من المسار: مثلًا \u2068/api/generate-email\u2069.',
  'This message could not be parsed. You can still download its raw source.':
    'تعذّرت قراءة بنية هذه الرسالة. ما زال بإمكانك تنزيل مصدرها الخام.',
  'The service is temporarily unavailable. Please try again in a moment.':
    'الخدمة غير متاحة مؤقتًا. يُرجى المحاولة بعد لحظات.',
  'Something went wrong on our side. Please try again.': 'حدث خطأ من جانبنا. يُرجى المحاولة مجددًا.',
  'Incorrect email/username or password': 'البريد الإلكتروني أو اسم المستخدم أو كلمة المرور غير صحيحة',
  'Your premium subscription has expired. Please resubscribe to access your account.':
    'انتهى اشتراكك في الباقة المميزة. يُرجى تجديده للوصول إلى حسابك.',
  'Not an allowed domain': 'نطاق غير مقبول',
  'Please complete email verification first': 'يُرجى تأكيد بريدك الإلكتروني أولًا',
  'Invalid verification code': 'رمز التحقق غير صحيح',
  'Invalid reset link. Please request a new password reset.':
    'رابط إعادة التعيين غير صالح. يُرجى طلب رابط جديد.',
  'Password reset is only available for premium users. Please upgrade your account first.':
    'إعادة تعيين كلمة المرور متاحة لمشتركي الباقة المميزة فقط. يُرجى ترقية حسابك أولًا.',
  'Your premium subscription has expired. Please reactivate to reset your password.':
    'انتهى اشتراكك في الباقة المميزة. يُرجى إعادة تفعيله لإعادة تعيين كلمة المرور.',
  'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.':
    'بلغت الحد الأقصى لطلبات إعادة تعيين كلمة المرور، وهو طلبان في اليوم. يُرجى المحاولة غدًا.',
  'Payment processing is coming soon! Premium features will be available shortly.':
    'الدفع قادم قريبًا! ستتاح مزايا الباقة المميزة عما قريب.',
};

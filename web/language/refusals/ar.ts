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
  'This address cannot be extended any more.': 'لا يمكن تمديد هذا العنوان أكثر من ذلك.',
  'This address can be extended in the last quarter of its life.':
    'يمكن تمديد هذا العنوان في الربع الأخير من مدته.',
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
  'This was not checked yet.': 'لم يُفحص هذا بعد.',
  'There is no sender domain to check.': 'لا يوجد نطاق مرسل لفحصه.',
  '{} allows the server that sent this mail.': 'يسمح \u2068{}\u2069 للخادم الذي أرسل هذه الرسالة.',
  '{} does not allow the server that sent this mail.': 'لا يسمح \u2068{}\u2069 للخادم الذي أرسل هذه الرسالة.',
  '{} does not list the server that sent this mail.':
    'الخادم الذي أرسل هذه الرسالة ليس في قائمة \u2068{}\u2069.',
  'DNS did not answer, so it is unknown which servers may send for {}.':
    'لم يُجب DNS، فلا يُعرف أي الخوادم يحق لها الإرسال باسم \u2068{}\u2069.',
  'The list of servers that may send for {} has errors.':
    'في قائمة الخوادم التي يحق لها الإرسال باسم \u2068{}\u2069 أخطاء.',
  '{} does not say whether this server may send its mail.':
    'لا يذكر \u2068{}\u2069 هل يحق لهذا الخادم إرسال بريده.',
  'Signed by {}; the signature is valid.': 'موقّعة من \u2068{}\u2069، والتوقيع صالح.',
  'Signed by {}; the signature is valid, but it is not from the sender’s domain.':
    'موقّعة من \u2068{}\u2069، والتوقيع صالح، لكنه ليس من نطاق المرسل.',
  'Signed by {}, but DNS did not answer when asked for the key.':
    'موقّعة من \u2068{}\u2069، لكن DNS لم يُجب حين طُلب المفتاح.',
  'Signed by {}, but the mail was changed after that.': 'موقّعة من \u2068{}\u2069، لكن الرسالة غُيّرت بعد ذلك.',
  'Signed by {}, but the signature has expired.': 'موقّعة من \u2068{}\u2069، لكن التوقيع انتهت صلاحيته.',
  'Signed in the name of {}, but {} has no such key.':
    'موقّعة باسم \u2068{}\u2069، لكن ليس لدى \u2068{}\u2069 مفتاح كهذا.',
  'Signed in the name of {}, but its key cannot be used.':
    'موقّعة باسم \u2068{}\u2069، لكن مفتاحه لا يصلح للاستخدام.',
  'Signed in the name of {}, but the signature is too weak to count.':
    'موقّعة باسم \u2068{}\u2069، لكن التوقيع أضعف من أن يُعتدّ به.',
  'Signed in the name of {}, but the mail is too large or too complicated to check the signature.':
    'موقّعة باسم \u2068{}\u2069، لكن الرسالة أكبر أو أعقد من أن يُفحص توقيعها.',
  'Signed in the name of {}, but the signature cannot be read.':
    'موقّعة باسم \u2068{}\u2069، لكن التوقيع غير مقروء.',
  'Signed in the name of {}, but the signature does not match.':
    'موقّعة باسم \u2068{}\u2069، لكن التوقيع لا يطابق.',
  'The mail has more than one From header, which real mail never has.':
    'في الرسالة أكثر من حقل مرسل (From)، وهذا لا يكون في بريد حقيقي أبدًا.',
  'The mail names senders from different domains.': 'تذكر الرسالة مرسلين من نطاقات مختلفة.',
  'The address of the sender can be read in more than one way.': 'يمكن قراءة عنوان المرسل بأكثر من طريقة.',
  'The mail does not name its sender.': 'لا تذكر الرسالة مرسلها.',
  'The signature covers only the beginning of the mail. The rest may have been added later.':
    'يغطّي التوقيع بداية الرسالة فقط، وقد يكون الباقي أضيف لاحقًا.',
  'A header appears twice. The signature covers only one, and the other may have been added later.':
    'تكرّر أحد حقول الرسالة مرتين. يغطّي التوقيع واحدًا منهما فقط، وقد يكون الآخر أضيف لاحقًا.',
  'The signature does not cover the subject, which may have been changed later.':
    'لا يغطّي التوقيع الموضوع، فقد يكون غُيّر لاحقًا.',
  'The signature does not cover every header that decides what is shown, which may have been changed later.':
    'لا يغطّي التوقيع كل حقول الرسالة التي تحدّد ما يُعرض، فقد يكون غُيّر أحدها لاحقًا.',
  'DNS did not answer when asked for the policy of the sender’s domain.':
    'لم يُجب DNS حين سُئل عن سياسة نطاق المرسل.',
  '{} does not say what to do with unproven mail.': 'لا يذكر \u2068{}\u2069 ما يُفعل بالبريد غير المؤكد.',
  '{} does not ask receivers to act on unproven mail.':
    'لا يطلب \u2068{}\u2069 من المستقبلين شيئًا بشأن البريد غير المؤكد.',
  '{} asks receivers to treat unproven mail as spam.':
    'يطلب \u2068{}\u2069 معاملة البريد غير المؤكد على أنه مزعج.',
  '{} asks receivers to reject unproven mail.': 'يطلب \u2068{}\u2069 رفض البريد غير المؤكد.',
  '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.':
    'لا يطلب \u2068{}\u2069 من المستقبلين شيئًا بشأن البريد غير المؤكد. ليس في هذه الرسالة توقيع صالح من \u2068{}\u2069.',
  '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.':
    'يطلب \u2068{}\u2069 معاملة البريد غير المؤكد على أنه مزعج. ليس في هذه الرسالة توقيع صالح من \u2068{}\u2069.',
  '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.':
    'يطلب \u2068{}\u2069 رفض البريد غير المؤكد. ليس في هذه الرسالة توقيع صالح من \u2068{}\u2069.',
  'This domain is not available here.': 'هذا النطاق غير متاح هنا.',
  'No domain is active at the moment. Please try again later.':
    'لا يوجد نطاق نشط حاليًا. يُرجى المحاولة لاحقًا.',
  'This domain has no sub-domains.': 'ليس لهذا النطاق نطاقات فرعية.',
  'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.':
    'يتكوّن الاسم من 3 إلى 32 حرفًا أو رقمًا أو نقطة أو شرطة أو شرطة سفلية، وبعض الأسماء محجوزة.',
  'Enter the name of a site, such as shop.example.': 'أدخل اسم موقع، مثل \u2068shop.example\u2069.',
  'Please give a domain name such as example.com.': 'يُرجى إدخال اسم نطاق، مثل \u2068example.com\u2069.',
  'Names that end in .{} are reserved and cannot be used here.':
    'الأسماء التي تنتهي بـ \u2068.{}\u2069 محجوزة ولا يمكن استخدامها هنا.',
  '{} is part of this service, or one of its own names is below it.':
    '\u2068{}\u2069 جزء من هذه الخدمة، أو أن أحد أسمائها يقع تحته.',
  'Another account has verified {} or a domain above it.':
    'تحقّق حساب آخر من \u2068{}\u2069 أو من نطاق أعلى منه.',
  'Anybody can register names below {}, so no account can have all of it.':
    'يمكن لأي شخص تسجيل أسماء تحت \u2068{}\u2069، لذا لا يمكن أن يكون كله لحساب واحد.',
  'The operator of this service has blocked {}.': 'حظر مشغّل هذه الخدمة \u2068{}\u2069.',
  'You have added {} already.': 'سبق أن أضفت \u2068{}\u2069.',
  'Another account has verified {}.': 'تحقّق حساب آخر من \u2068{}\u2069.',
  'You have {} domains, which is the limit. Please delete one first.':
    'بلغت الحد الأقصى لعدد النطاقات، وهو {}. يُرجى حذف أحدها أولًا.',
  'We do not see the TXT record yet. DNS may need some time after a change.':
    'لا نرى سجل TXT بعد. قد يحتاج DNS إلى بعض الوقت بعد التغيير.',
  'The TXT record has another value than the one for your account.':
    'قيمة سجل TXT ليست القيمة المخصصة لحسابك.',
  'DNS did not answer. We will look again.': 'لم يُجب DNS. سنتحقق مرة أخرى.',
  'Another account claimed this domain after you and has proved it as well, so it has the domain.':
    'طلب حساب آخر هذا النطاق بعدك وأثبت ملكيته أيضًا، لذا صار النطاق له.',
  'The TXT record is gone. Please publish it again, or this domain will be suspended.':
    'اختفى سجل TXT. يُرجى نشره من جديد، وإلا فسيُعلَّق هذا النطاق.',
  'Mail does not arrive yet: the MX record is missing.': 'لا يصل البريد بعد: سجل MX مفقود.',
  'Mail does not arrive yet: we found {}, and our MX record is missing.':
    'لا يصل البريد بعد: وجدنا \u2068{}\u2069، وسجل MX الخاص بنا مفقود.',
  'Mail to sub-domains does not arrive: the MX record for all of them is missing.':
    'لا يصل البريد إلى النطاقات الفرعية: سجل MX المخصص لها جميعًا مفقود.',
  'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.':
    'لا يصل البريد إلى النطاقات الفرعية: وجدنا \u2068{}\u2069، وسجل MX الخاص بنا لها مفقود.',
  'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.':
    'هذا النطاق معلّق لأن سجل TXT الخاص به غاب ثلاثة أيام. لاستخدامه من جديد، انشر السجل الجديد.',
  'Another account has proved that this domain is theirs, so it is suspended here.':
    'أثبت حساب آخر أن هذا النطاق له، لذا فهو معلّق هنا.',
  'The operator of this service has blocked this domain: {}':
    'حظر مشغّل هذه الخدمة هذا النطاق: \u2068{}\u2069',
  'Please add the MX record for *.{} first. We do not see it yet.':
    'يُرجى إضافة سجل MX لـ \u2068*.{}\u2069 أولًا. لا نراه بعد.',
  'DNS did not answer about *.{}. Please try again in a moment.':
    'لم يُجب DNS بشأن \u2068*.{}\u2069. يُرجى المحاولة بعد لحظات.',
  'This address is not public': 'هذا العنوان ليس عامًا',
  'The name of the server is unknown': 'اسم الخادم غير معروف',
  'The server redirects': 'يعيد الخادم التوجيه',
  'The answer was too large': 'كان الرد أكبر مما ينبغي',
  'No answer in time': 'لم يصل رد في الوقت المحدد',
  'The connection failed': 'فشل الاتصال',
  'The server no longer wants these deliveries': 'لم يعد الخادم يريد عمليات التسليم هذه',
  'The server redirects ({}), which is not followed': 'يعيد الخادم التوجيه ({})، ولا نتبع ذلك',
  'The server answered {}': 'أجاب الخادم بالحالة {}',
};

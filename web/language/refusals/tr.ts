import type { Refusals } from '../refusals.ts';

export const refusals: Refusals = {
  'Not found': 'Bulunamadı',
  'Authentication required': 'Bunun için giriş yapmış olman gerekiyor',
  'This key does not exist, or it was revoked.': 'Böyle bir anahtar yok ya da iptal edilmiş.',
  'Email limit reached': 'Adres sınırına ulaştın',
  'Too many requests. Please try again later.': 'Çok fazla istek gönderildi. Daha sonra tekrar dene.',
  'Too many addresses were generated from your network. Please try again later.':
    'Senin ağından çok fazla adres oluşturuldu. Daha sonra tekrar dene.',
  'You are on cooldown. Please wait until your next free address is available.':
    'Bekleme süren henüz dolmadı. Sıradaki ücretsiz adres hakkın açılana kadar bekle.',
  'This name is already taken. Please choose another one.': 'Bu ad alınmış. Başka bir ad seç.',
  'This token belongs to one address and cannot have another.':
    'Bu token tek bir adrese ait, başka adresi olamaz.',
  'Choosing a name is a premium feature.': 'Ad seçmek bir Premium özelliği.',
  'This is a premium feature.': 'Bu bir Premium özelliği.',
  'This call needs a signed-in session. A key cannot be used here.':
    'Bu çağrı için giriş yapılmış bir oturum gerekir. Burada anahtar kullanılamaz.',
  'With a key, leave out /guest: call /api/generate-email, for example.':
    'Anahtar kullanırken /guest kısmını çıkar: örneğin /api/generate-email çağrısını yap.',
  'This message could not be parsed. You can still download its raw source.':
    'Bu mesaj çözümlenemedi. Ham kaynağını yine de indirebilirsin.',
  'The service is temporarily unavailable. Please try again in a moment.':
    'Hizmet şu anda kullanılamıyor. Birazdan tekrar dene.',
  'Something went wrong on our side. Please try again.': 'Bizden kaynaklanan bir sorun oluştu. Tekrar dene.',
  'Incorrect email/username or password': 'E-posta adresi, kullanıcı adı veya şifre yanlış',
  'Your premium subscription has expired. Please resubscribe to access your account.':
    'Premium aboneliğinin süresi doldu. Hesabını açmak için aboneliğini yenile.',
  'Not an allowed domain': 'Bu alan adı kabul edilmiyor',
  'Please complete email verification first': 'Önce e-posta adresini doğrula',
  'Invalid verification code': 'Doğrulama kodu geçersiz',
  'Invalid reset link. Please request a new password reset.':
    'Bu bağlantı geçersiz. Şifreni sıfırlamak için yeni bir bağlantı iste.',
  'Password reset is only available for premium users. Please upgrade your account first.':
    'Şifreyi yalnızca Premium kullanıcılar sıfırlayabilir. Önce hesabını Premium’a geçir.',
  'Your premium subscription has expired. Please reactivate to reset your password.':
    'Premium aboneliğinin süresi doldu. Şifreni sıfırlamak için aboneliğini yeniden başlat.',
  'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.':
    'Günde en fazla 2 kez şifre sıfırlama isteyebilirsin ve bu sınıra ulaştın. Yarın tekrar dene.',
  'Payment processing is coming soon! Premium features will be available shortly.':
    'Ödemeler yakında açılıyor! Premium özellikleri çok geçmeden burada olacak.',
  'This was not checked yet.': 'Bu henüz kontrol edilmedi.',
  'There is no sender domain to check.': 'Kontrol edilecek bir gönderen alan adı yok.',
  '{} allows the server that sent this mail.': '{} bu e-postayı gönderen sunucuya izin veriyor.',
  '{} does not allow the server that sent this mail.': '{} bu e-postayı gönderen sunucuya izin vermiyor.',
  '{} does not list the server that sent this mail.':
    'Bu e-postayı gönderen sunucu {} alan adının listesinde yok.',
  'DNS did not answer, so it is unknown which servers may send for {}.':
    'DNS yanıt vermedi, bu yüzden hangi sunucuların {} adına e-posta gönderebileceği bilinmiyor.',
  'The list of servers that may send for {} has errors.':
    '{} adına e-posta gönderebilecek sunucuların listesinde hatalar var.',
  '{} does not say whether this server may send its mail.':
    '{} alan adı, bu sunucunun {} adına e-posta gönderip gönderemeyeceğini belirtmiyor.',
  'Signed by {}; the signature is valid.': '{} tarafından imzalanmış; imza geçerli.',
  'Signed by {}; the signature is valid, but it is not from the sender’s domain.':
    '{} tarafından imzalanmış; imza geçerli ama gönderenin alan adına ait değil.',
  'Signed by {}, but DNS did not answer when asked for the key.':
    '{} tarafından imzalanmış ama anahtar sorulduğunda DNS yanıt vermedi.',
  'Signed by {}, but the mail was changed after that.':
    '{} tarafından imzalanmış ama e-posta sonradan değiştirilmiş.',
  'Signed by {}, but the signature has expired.': '{} tarafından imzalanmış ama imzanın süresi dolmuş.',
  'Signed in the name of {}, but {} has no such key.':
    '{} adına imzalanmış ama {} alan adının böyle bir anahtarı yok.',
  'Signed in the name of {}, but its key cannot be used.': '{} adına imzalanmış ama anahtarı kullanılamıyor.',
  'Signed in the name of {}, but the signature is too weak to count.':
    '{} adına imzalanmış ama imza dikkate alınamayacak kadar zayıf.',
  'Signed in the name of {}, but the mail is too large or too complicated to check the signature.':
    '{} adına imzalanmış ama e-posta, imzası kontrol edilemeyecek kadar büyük veya karmaşık.',
  'Signed in the name of {}, but the signature cannot be read.': '{} adına imzalanmış ama imza okunamıyor.',
  'Signed in the name of {}, but the signature does not match.': '{} adına imzalanmış ama imza eşleşmiyor.',
  'The mail has more than one From header, which real mail never has.':
    'E-postada birden fazla From başlığı var; gerçek e-postalarda bu hiç olmaz.',
  'The mail names senders from different domains.':
    'E-postada farklı alan adlarından gönderenler belirtilmiş.',
  'The address of the sender can be read in more than one way.':
    'Gönderenin adresi birden fazla şekilde okunabiliyor.',
  'The mail does not name its sender.': 'E-postada gönderen belirtilmemiş.',
  'The signature covers only the beginning of the mail. The rest may have been added later.':
    'İmza e-postanın yalnızca başını kapsıyor. Geri kalanı sonradan eklenmiş olabilir.',
  'A header appears twice. The signature covers only one, and the other may have been added later.':
    'Bir başlık iki kez geçiyor. İmza yalnızca birini kapsıyor, diğeri sonradan eklenmiş olabilir.',
  'The signature does not cover the subject, which may have been changed later.':
    'İmza konuyu kapsamıyor; konu sonradan değiştirilmiş olabilir.',
  'DNS did not answer when asked for the policy of the sender’s domain.':
    'Gönderenin alan adının politikası sorulduğunda DNS yanıt vermedi.',
  '{} does not say what to do with unproven mail.':
    '{} doğrulanmamış e-postalara ne yapılacağını belirtmiyor.',
  '{} does not ask receivers to act on unproven mail.':
    '{} doğrulanmamış e-postalar için alıcılardan bir şey yapmalarını istemiyor.',
  '{} asks receivers to treat unproven mail as spam.':
    '{} alıcılardan doğrulanmamış e-postaları spam saymalarını istiyor.',
  '{} asks receivers to reject unproven mail.':
    '{} alıcılardan doğrulanmamış e-postaları reddetmelerini istiyor.',
  '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.':
    '{} doğrulanmamış e-postalar için alıcılardan bir şey yapmalarını istemiyor. Bu e-postada geçerli bir {} imzası yok.',
  '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.':
    '{} alıcılardan doğrulanmamış e-postaları spam saymalarını istiyor. Bu e-postada geçerli bir {} imzası yok.',
  '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.':
    '{} alıcılardan doğrulanmamış e-postaları reddetmelerini istiyor. Bu e-postada geçerli bir {} imzası yok.',
  'This address is not public': 'Bu adres herkese açık değil',
  'The name of the server is unknown': 'Bu adda bir sunucu bulunamadı',
  'The server redirects': 'Sunucu başka bir adrese yönlendiriyor',
  'The answer was too large': 'Yanıt çok büyüktü',
  'No answer in time': 'Zamanında yanıt gelmedi',
  'The connection failed': 'Bağlantı başarısız oldu',
  'The server no longer wants these deliveries': 'Sunucu bu gönderimleri artık istemiyor',
  'The server redirects ({}), which is not followed':
    'Sunucu başka bir adrese yönlendiriyor ({}), yönlendirmeler izlenmez',
  'The server answered {}': 'Sunucunun yanıtı: {}',
};

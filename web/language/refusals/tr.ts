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
  'This address cannot be extended any more.': 'Bu adresin süresi artık uzatılamaz.',
  'This address can be extended in the last quarter of its life.':
    'Bu adresin süresi, ömrünün son çeyreğinde uzatılabilir.',
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
  'The signature does not cover every header that decides what is shown, which may have been changed later.':
    'İmza, neyin gösterileceğini belirleyen başlıkların tümünü kapsamıyor; bunlar sonradan değiştirilmiş olabilir.',
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
  'This domain is not available here.': 'Bu alan adı burada kullanılamıyor.',
  'No domain is active at the moment. Please try again later.':
    'Şu anda etkin bir alan adı yok. Daha sonra tekrar dene.',
  'This domain has no sub-domains.': 'Bu alan adının alt alan adı yok.',
  'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.':
    'Ad 3 ile 32 arasında harf, rakam, nokta, tire veya alt çizgiden oluşur; bazı adlar ayrılmıştır.',
  'Enter the name of a site, such as shop.example.': 'Bir sitenin adını gir, örneğin shop.example.',
  'Please give a domain name such as example.com.': 'Bir alan adı gir, örneğin example.com.',
  'Names that end in .{} are reserved and cannot be used here.':
    '.{} ile biten adlar ayrılmıştır, burada kullanılamaz.',
  '{} is part of this service, or one of its own names is below it.':
    '{} bu hizmetin bir parçası ya da hizmetin adlarından biri onun altında.',
  'Another account has verified {} or a domain above it.':
    'Başka bir hesap {} alan adını ya da onun üstündeki bir alan adını doğrulamış.',
  'Anybody can register names below {}, so no account can have all of it.':
    '{} altında herkes ad kaydedebilir, bu yüzden hiçbir hesap onun tamamını alamaz.',
  'The operator of this service has blocked {}.': 'Bu hizmetin işletmecisi {} alan adını engelledi.',
  'You have added {} already.': '{} alan adını zaten ekledin.',
  'Another account has verified {}.': 'Başka bir hesap {} alan adını doğrulamış.',
  'You have {} domains, which is the limit. Please delete one first.':
    'Alan adı sınırına ulaştın ({}). Önce birini sil.',
  'We do not see the TXT record yet. DNS may need some time after a change.':
    'TXT kaydını henüz görmüyoruz. Değişiklikten sonra DNS için biraz zaman gerekebilir.',
  'The TXT record has another value than the one for your account.':
    'TXT kaydındaki değer, hesabın için verilenden farklı.',
  'DNS did not answer. We will look again.': 'DNS yanıt vermedi. Tekrar bakacağız.',
  'Another account claimed this domain after you and has proved it as well, so it has the domain.':
    'Başka bir hesap bu alan adını senden sonra istedi ve o da doğruladı, bu yüzden alan adı artık onun.',
  'The TXT record is gone. Please publish it again, or this domain will be suspended.':
    'TXT kaydı kayboldu. Yeniden yayımla, yoksa bu alan adı askıya alınacak.',
  'Mail does not arrive yet: the MX record is missing.': 'E-postalar henüz gelmiyor: MX kaydı eksik.',
  'Mail does not arrive yet: we found {}, and our MX record is missing.':
    'E-postalar henüz gelmiyor: {} bulduk, bizim MX kaydımız eksik.',
  'Mail to sub-domains does not arrive: the MX record for all of them is missing.':
    'Alt alan adlarına e-posta gelmiyor: hepsi için gereken MX kaydı eksik.',
  'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.':
    'Alt alan adlarına e-posta gelmiyor: {} bulduk, onlar için bizim MX kaydımız eksik.',
  'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.':
    'Bu alan adı askıda, çünkü TXT kaydı üç gün boyunca yoktu. Yeniden kullanmak için yeni kaydı yayımla.',
  'Another account has proved that this domain is theirs, so it is suspended here.':
    'Başka bir hesap bu alan adının kendisine ait olduğunu kanıtladı, bu yüzden burada askıda.',
  'The operator of this service has blocked this domain: {}':
    'Bu hizmetin işletmecisi bu alan adını engelledi: {}',
  'Please add the MX record for *.{} first. We do not see it yet.':
    'Önce *.{} için MX kaydını ekle. Henüz görmüyoruz.',
  'DNS did not answer about *.{}. Please try again in a moment.':
    'DNS, *.{} için yanıt vermedi. Birazdan tekrar dene.',
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

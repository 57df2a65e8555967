import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cancel: 'Vazgeç',
  continue: 'Devam et',
  goHome: 'Ana sayfaya git',
  goToDashboard: 'Panele git',
  backToLogin: 'Girişe dön',
  writeToSupport: 'Desteğe yaz',

  email: 'E-posta',
  emailIsMissing: 'E-posta adresini gir.',
  emailIsInvalid: 'Geçerli bir e-posta adresi gir.',
  password: 'Şifre',
  passwordIsMissing: 'Şifreni gir.',
  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  newPassword: 'Yeni şifre',
  neededLength: (characters) => `En az ${characters} karakter.`,
  passwordIsTooShort: (characters) => `Şifre en az ${characters} karakter olmalı`,
  confirmPassword: 'Şifreyi tekrar gir',
  passwordsDiffer: 'Şifreler eşleşmiyor',

  login: 'Giriş yap',
  whoNeedsAccount: 'Premium hesabına giriş yap. Ücretsiz adresler için hesap gerekmez.',
  noAccountYet: (link) => <>Hesabın yok mu? {link('Premium hesap aç')}</>,
  alreadySignedIn: (email, link) => (
    <>
      Şu hesapla giriş yaptın: {email}. {link('Ana sayfaya git')}
    </>
  ),
  pageNeedsSignIn: 'Bu sayfayı açmak için giriş yap.',
  linkSignsInAs: (email, button) => (
    <>
      Bu bağlantıyla şu hesaba giriş yapacaksın: {email}. {button('Devam et')}
    </>
  ),
  passwordWasChanged: 'Şifren değiştirildi. Yeni şifrenle giriş yap.',
  freeAddressesStayOutside:
    'Ücretsiz adreslerin hesabına dahil değil. Süreleri dolana kadar mesajlarını buradan okuyabilirsin:',
  signIn: 'Giriş yap',
  signingIn: 'Giriş yapılıyor…',
  signInFailed: 'Giriş yapılamadı',
  signInUnavailable: 'Şu anda giriş yapılamıyor',
  or: 'veya',
  continueWithGoogle: 'Google ile devam et',
  noGoogleHere: 'Bu sitede Google ile giriş yapılamıyor.',
  googleErrors: {
    unavailable: 'Burada Google ile giriş yapılamıyor. E-posta adresin ve şifrenle giriş yap.',
    unreachable:
      'Google’a şu anda ulaşılamıyor. Birazdan tekrar dene ya da e-posta adresin ve şifrenle giriş yap.',
    cancelled: 'Google ile girişi yarıda bıraktın. Tekrar dene ya da e-posta adresin ve şifrenle giriş yap.',
    late: 'Google ile giriş çok uzun sürdü ya da başka bir tarayıcıda başladı. Tekrar dene.',
    unverified:
      'Bu Google hesabının e-posta adresi Google tarafından doğrulanmamış, bu yüzden burada kullanılamaz.',
    failed:
      'Google ile giriş yapılamadı: e-posta adresi, kullanıcı adı veya şifre yanlış. Tekrar dene ya da e-posta adresin ve şifrenle giriş yap.',
  },

  forgotPassword: 'Şifreni mi unuttun?',
  resetPassword: 'Şifreyi sıfırla',
  howResetWorks: 'Premium hesabının e-posta adresini gir. Sana kod içeren bir mesaj göndereceğiz.',
  emailAddress: 'E-posta adresi',
  sendResetCode: 'Kod gönder',
  resetCodeNotSent: 'Sıfırlama kodu gönderilemedi. Tekrar dene.',
  resetFailed: 'Şifre sıfırlanamadı',
  resetUnavailable: 'Şu anda şifre sıfırlanamıyor',
  resetCodeSent: 'Kod gönderildi!',
  checkInboxFor: (address) => <>Kodu içeren mesajı {address} adresine gönderdik. Gelen kutunu kontrol et.</>,
  enterCode: 'Kodu gir',
  codeIsOnItsWay: (address) => (
    <>Kodu içeren mesajı {address} adresine gönderdik. Gelmesi bir dakikayı bulabilir.</>
  ),
  resetCode: 'Sıfırlama kodu',
  noPassword: 'Giriş için şifren yok mu?',
  contactSupport: 'Desteğe yaz',
  messageToSupport:
    'Şifremi unuttum ve Premium olmadan sıfırlayamıyorum. Hesabıma yeniden girebilmem için yardım eder misiniz?',
  choosePassword: 'Yeni şifre belirle',
  passwordOf: (address) => <>Hesap: {address}.</>,
  choosePasswordForAccount: 'Hesabın için yeni bir şifre belirle.',
  requestNewLink: 'Yeni bağlantı iste',
  passwordNotUpdated: 'Şifre değiştirilemedi',
  passwordUpdateFailed: 'Şifre değiştirme başarısız oldu',
  passwordNotReset: 'Şifre sıfırlanamadı. Tekrar dene.',
  resetIsDone: 'Şifren sıfırlandı',
  signedOutEverywhere: 'Şifren değiştirildi ve tüm cihazlardan çıkış yapıldı. Giriş sayfasına gidiliyor…',

  sendCode: 'Kod gönder',
  resendCode: 'Kodu tekrar gönder',
  resendIn: (wait) => `${wait} sonra tekrar gönder`,
  waitOfSeconds: (seconds) => `${seconds}\u00a0sn`,
  waitOfMinutes: (minutes, seconds) => `${minutes}\u00a0dk ${seconds}\u00a0sn`,
  waitOfHours: (hours, minutes) => `${hours}\u00a0sa ${minutes}\u00a0dk`,
  codeIsValidFor: (minutes) => `Kod ${minutes} dakika geçerli.`,
  codeNotSent: 'Doğrulama kodu gönderilemedi',
  codeNotSentAgain: 'Kod tekrar gönderilemedi. Yeniden dene.',
  codeIsWrong: 'Kod geçersiz. Tekrar dene.',
  codeNotChecked: 'Doğrulama başarısız oldu',
  tryCodeAgain: 'Doğrulama başarısız oldu. Tekrar dene.',

  subscriptionIsActive: 'Premium aboneliğin aktif',
  nothingToPay: 'Şu anda ödenecek bir şey yok.',
  payWithStripe: (price) => `Stripe ile öde: ${price}/ay`,
  checkoutFailed: 'Ödeme sayfası açılamadı. Destek ekibine yaz.',
  waitingForPayment:
    'Ödeme sayfası başka bir sekmede açık. Ödemeyi yaptığında bu sayfa kendiliğinden yenilenir.',

  resubscribeForAccess: 'Premium hesabını açmak için aboneliğini yenile',
  signedInAs: (email) => `Giriş yapılan hesap: ${email}.`,
  accessIsBlocked: 'Hesaba erişim kapalı',
  whatIsClosed:
    'Premium süren doldu, bu yüzden panelin ve gelen kutuların kapandı. Hesap bilgilerin güvende ve ödeme yapar yapmaz geri gelecek.',
  paymentsNotOpen: 'Ödemeler henüz açılmadı.',
  freeAddressesStillWork: 'Ana sayfadaki ücretsiz adresleri kullanmaya devam edebilirsin.',
  confirmAddressFirst: (link) => (
    <>
      Bu adrese gelen e-postaları hâlâ okuyabildiğinden emin değil misin? Ödemeden önce{' '}
      {link('adresini kodla doğrula')}.
    </>
  ),
  upgrade: 'Premium’a geç',

  resubscribe: 'Aboneliği yenile',
  confirmThenPay: 'Bu adrese gelen e-postaları hâlâ okuyabildiğini doğrula, sonra ödemeye geç.',
  codeSent: 'Sana bir kod gönderdik. Gelen kutunu kontrol et.',
  codeOfDigits: (digits) => `${digits} haneli kod`,
  addressIsConfirmed: 'E-posta adresin doğrulandı.',
  verifyAndPay: 'Doğrula ve ödemeye geç',

  reactivate: 'Aboneliğini yeniden başlat',
  welcomeBackAfterPremium: (strong, email) => (
    <>
      Tekrar hoş geldin, {strong(email)}! Premium aboneliğinin süresi doldu. Tüm Premium özelliklerine yeniden
      kavuşmak için aboneliğini yeniden başlat.
    </>
  ),
  welcomeBack: (strong, email) => <>Tekrar hoş geldin, {strong(email)}! Şu anda Premium aboneliğin yok.</>,
  whatYouGetBack: 'Premium ile geri kazanacakların',
  whatYouGet: 'Premium ile kazanacakların',
  reactivateFor: (price) => `Premium’u yeniden başlat: ${price}/ay`,
  continueAsGuest: 'Misafir olarak devam et',

  subscriptionExpired: 'Premium aboneliğinin süresi doldu. Hesabını açmak için aboneliğini yenile.',
  incorrectSignIn: 'E-posta adresi, kullanıcı adı veya şifre yanlış',
  tooManyRequests: 'Çok fazla istek gönderildi. Daha sonra tekrar dene.',
  invalidResetLink: 'Bu bağlantı geçersiz. Şifreni sıfırlamak için yeni bir bağlantı iste.',
  resetLimit: (perDay) =>
    `Günde en fazla ${perDay} kez şifre sıfırlama isteyebilirsin ve bu sınıra ulaştın. Yarın tekrar dene.`,
  billingOff: 'Ödemeler yakında açılıyor! Premium özellikleri çok geçmeden burada olacak.',

  reallyForget: 'Bu cihaz seni unutsun mu?',
  forgetMe: 'Beni unut',
  forgetsSession: 'Hesabından çıkış yapılır; bu tarayıcı adreslerini ve mesajlarını unutur.',
  forgetsAddresses: 'Bu tarayıcı adreslerini ve mesajlarını unutur, onları bir daha açamaz.',
  countsAsNewVisitor: 'Ardından hiç adres kullanmamış yeni bir ziyaretçi sayılırsın.',
  othersCanStillRead: 'Bir adresi bilen herkes, süresi dolana kadar mesajlarını okuyabilir.',
  deleteAddresses: 'Adreslerimi ve mesajlarını sil',
  deleteFreeAddresses: 'Ücretsiz adreslerimi ve mesajlarını sil',
  tryInAMoment: 'Birazdan tekrar dene.',
  forgotten: 'Bu tarayıcı seni unuttu.',
  deletedAndForgotten: 'Adreslerin silindi ve bu tarayıcı seni unuttu.',
};

import type { Texts } from '../texts.ts';

export const texts: Texts = {
  backToHome: 'Ana sayfaya dön',

  perMonth: 'aylık',
  insteadOf: (hidden, price) => (
    <>
      {hidden('önceki fiyat ')}
      {price}
    </>
  ),
  addressesAtOnce: (count) => `Aynı anda en fazla ${count} geçici adres`,
  lifetime: (premium) => `Her biri ${premium} geçerli`,
  lifetimeInsteadOf: (premium, free) => `Her biri ${free} yerine ${premium} geçerli`,
  attachments: (size) => `En fazla ${size} boyutunda ekler`,
  privateInboxes: 'Yalnızca senin açabildiğin gelen kutuları',
  priority: 'Öncelikli teslimat ve öncelikli destek',
  prioritySupport: 'Öncelikli destek',
  dashboard: 'Tüm gelen kutuların için tek panel',
  programs: 'Programların için API anahtarları ve webhook’lar',
  noAds: 'Reklam yok',
  adFree: 'Tamamen reklamsız',

  steps: 'Adımlar',
  stepAccount: 'Hesap',
  stepVerify: 'Doğrulama',
  stepPayment: 'Ödeme',
  stepIsDone: 'tamam',

  passwordNotReset: 'Şifren sıfırlanmadı',
  resetNeedsPremiumAgain:
    'Premium süren doldu ve şifreyi yalnızca Premium hesaplar sıfırlayabiliyor. Hesabın güvende.',
  resetNeedsPremium:
    'Şifreyi yalnızca Premium hesaplar sıfırlayabiliyor. Henüz hesabın yoksa buradan oluştur.',
  accountWithoutPassword: 'Hesabın var ama giriş için şifren yok mu?',
  alreadyHaveAccount: (link) => <>Zaten hesabın var mı? {link('Giriş yap')}</>,
  stepsOnceOpen: 'Açıldığında Premium’a geçmek üç adım sürecek: hesap, e-postayla gelen kod ve ödeme.',
  enjoyFreeService: 'Şimdilik ücretsiz geçici e-postanın keyfini çıkar!',

  fullName: 'Ad soyad',
  nameIsMissing: 'Adını ve soyadını gir.',
  validDomain: (domain) => `Geçerli alan adı: ${domain}`,
  invalidDomain: (domain) => `Geçersiz alan adı: ${domain}`,
  allowedProviders:
    'Bu alan adı kabul edilmiyor. Gmail, Outlook, Yahoo, iCloud, Proton ve diğer büyük sağlayıcılar kabul ediliyor.',
  allDomains: (count) => `Kabul edilen ${count} alan adı`,
  verifyEmail: 'E-postayı doğrula',
  verifyEmailIn: (wait) => `${wait} sonra doğrula`,
  verifyYourEmail: 'E-posta adresini doğrula',
  codeIsSent: (digits, address) => (
    <>
      {address} adresine {digits} haneli bir kod gönderdik. Zaten hesabın varsa mesajda kod yerine bu bilgi
      yer alır.
    </>
  ),
  verificationCode: 'Doğrulama kodu',
  verifyCode: 'Kodu doğrula',
  creatingAccount: 'Hesabın oluşturuluyor…',
  tryAgain: 'Tekrar dene',
  accountNotCreated: 'Hesap oluşturulamadı',
  signupFailed: 'Kayıt başarısız oldu',
  signupUnavailable: 'Şu anda kayıt olunamıyor',
  noNetwork: 'Ağ hatası oluştu',
  emailIsVerified: 'E-posta adresi doğrulandı',
  accountIsReady: 'Hesabın hazır. Bir adım kaldı.',
  continueToPayment: 'Ödemeye geç',

  completePayment: 'Ödemeni tamamla',
  oneStepLeft: 'Premium’a bir adım kaldı.',
  nothingIsCharged: 'Ödemeler henüz açılmadı, bu yüzden senden ücret alınmaz.',
  account: 'Hesap',
  name: 'Ad',
  nameNotGiven: 'Belirtilmemiş',
  premium: 'Premium',
  pricePerMonth: (price) => `${price}/ay`,
  cardIsNotSeen: 'Stripe ile kartlı ödeme: kartını hiçbir zaman görmeyiz',
  connectionIsEncrypted: 'SSL ile şifrelenmiş bağlantı üzerinden',
  cancelAnytime: 'Dilediğin zaman iptal et, Premium ay sonuna kadar sende kalsın',
  signInFirst: 'Hangi hesabın Premium olacağını bilmemiz için önce giriş yap.',
  signInToPay: 'Giriş yap ve öde',
  comingSoon: 'Premium yakında',

  paymentSuccessful: 'Ödeme başarılı!',
  whatYouHave: 'Teşekkürler. Premium planında şunlar var:',
  paymentIsConfirmed: 'Ödemen onaylandı, Premium aktif.',
  homeInSeconds: (seconds) => `${seconds} saniye sonra ana sayfaya yönlendirileceksin.`,
  waitingForConfirmation:
    'Ödeme sağlayıcısının ödemeni onaylaması bekleniyor. Birkaç saniye sürer. Bir şey yapmana gerek yok.',
  stillWaitingForConfirmation:
    'Ödeme sağlayıcısının ödemeni onaylaması bekleniyor. Bu kez her zamankinden uzun sürdü. Onay gelince Premium kendiliğinden başlar; bu sayfadan ayrılabilirsin. Lütfen ikinci kez ödeme yapma.',

  subscription: 'Abonelik yönetimi',
  subscriptionNotLoaded: 'Aboneliğin yüklenemedi.',
  premiumWithoutSubscription: (date) =>
    `Premium ${date ? `${date} tarihine` : 'fatura döneminin sonuna'} kadar aktif. Abonelik olmadığı için senden ücret alınmayacak.`,
  subscriptionEnds: (date) =>
    date
      ? `Aboneliğin bu fatura döneminin sonunda bitiyor. Premium ${date} tarihine kadar sende.`
      : 'Aboneliğin bu fatura döneminin sonunda bitiyor. Premium o zamana kadar sende.',
  paymentDidNotGoThrough: (date) =>
    `Son ödeme alınamadı, yeniden denenecek. Premium ${date ? `${date} tarihine` : 'fatura döneminin sonuna'} kadar sürüyor; devam etmesi için kartını kontrol et.`,
  nextPayment: (price, date) =>
    `Premium aktif. Sıradaki ödeme: ${price}, ${date ?? 'fatura döneminin sonunda'}.`,
  payOrChangeCard: 'Öde veya kartı değiştir',
  invoicesAndCard: 'Faturalar ve kart',
  keepSubscription: 'Aboneliğimi sürdür',
  cancelSubscription: 'Aboneliği iptal et',
  reallyCancel: 'Abonelik iptal edilsin mi?',
  keepIt: 'Kalsın',
  cancelEndsPremium: 'Son ödeme alınamadığı için Premium hemen biter. Senden bir daha ücret alınmaz.',
  cancelKeepsPremium: (date) =>
    `Senden bir daha ücret alınmaz. Premium ${date ? `${date} tarihine` : 'fatura döneminin sonuna'} kadar sende kalır.`,
  signInAgain: 'Bunun için giriş yapmış olman gerekiyor. Yeniden giriş yap.',
  cancelFailed: {
    plain: 'Abonelik iptal edilemedi. Tekrar dene.',
    because: (reason) => `Abonelik iptal edilemedi: ${reason}`,
  },
  keepFailed: {
    plain: 'Abonelik sürdürülemedi. Tekrar dene.',
    because: (reason) => `Abonelik sürdürülemedi: ${reason}`,
  },
  portalFailed: {
    plain: 'Faturalar açılamadı. Tekrar dene.',
    because: (reason) => `Faturalar açılamadı: ${reason}`,
  },

  dangerZone: 'Tehlikeli bölge',
  deletedWithPremium: (strong) => (
    <>
      {strong('Hemen silinenler:')} hesabın, Premium gelen kutuların ve mesajları, API anahtarların ve
      webhook’ların. Ücretli abonelik sona erer, senden bir daha ücret alınmaz.
    </>
  ),
  deleted: (strong) => <>{strong('Hemen silinenler:')} adın, e-posta adresin ve şifrenle birlikte hesabın.</>,
  keptWithPremium: (strong, days) => (
    <>
      {strong('Saklananlar:')} vergi mevzuatının gerektirdiği süre boyunca faturalar ve en fazla {days} gün
      boyunca desteğe yazdıkların.
    </>
  ),
  kept: (strong, days) => (
    <>
      {strong('Saklananlar:')} süreleri dolana kadar ücretsiz adresler ve en fazla {days} gün boyunca desteğe
      yazdıkların.
    </>
  ),
  noUndo: 'Bu işlem geri alınamaz.',
  deleteAccount: 'Hesabımı sil',
  verifyFirst: 'Önce e-posta adresini doğrula',
  domainNotAllowed: 'Bu alan adı kabul edilmiyor',

  reallyDelete: 'Hesabın silinsin mi?',
  whatDeletingPremiumDoes:
    'Hesabın, gelen kutuların ve mesajları silinir, ücretli abonelik hemen sona erer. Bu işlem geri alınamaz.',
  whatDeletingDoes: 'Hesabın silinir. Bu işlem geri alınamaz.',
  deleteFailed: {
    plain: 'Hesap silinemedi. Tekrar dene.',
    because: (reason) => `Hesap silinemedi: ${reason}`,
  },
  accountDeleted: 'Hesap silindi',
  accountIsGone:
    'Hesabın; gelen kutuları, mesajları ve varsa aboneliğiyle birlikte silindi. Çıkış yapılıyor.',
};

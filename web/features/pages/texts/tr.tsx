import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  onThisPage: 'Bu sayfada',
  extensionFor: {
    chromium: 'Chrome, Edge ve Brave için',
    firefox: 'Firefox için',
  },
  contactSupport: 'Desteğe yaz',
  anatomy: {
    words: { title: 'İki kelime', note: 'Telefonda söylemesi, listede tanıması kolay.' },
    characters: {
      title: 'Altı rastgele karakter',
      note: 'Güvenli bir rastgelelik kaynağından gelir; kimse adresi tahmin edemez.',
    },
    domain: {
      title: 'Alan adlarımızdan biri',
      note: 'Kendi posta sunucusu olan gerçek bir alan adı. Premium kullanıcılar önündeki adı seçebilir.',
    },
  },

  contactUs: 'Bize yaz',
  whoAnswers: 'Sorular, fikirler, kötüye kullanım bildirimleri: her mesajı bir insan okur ve yanıtlar.',
  writeDirectly: 'Doğrudan e-posta gönder',
  beforeYouWrite: 'Yazmadan önce',
  whatHelpAnswers: (help) => (
    <>
      Çoğu sorunun yanıtı {help('yardım sayfasında')}. Süresi dolmuş adresleri ve silinmiş mesajları geri
      getiremeyiz: artık yoklar.
    </>
  ),
  useLastingAddress: 'Kalıcı bir adres kullan',
  temporaryMayBeGone: 'Geçici bir adres yazarsan yanıtımız gelmeden silinmiş olabilir.',
  yourName: 'Adın',
  yourEmail: 'E-posta adresin',
  subject: 'Konu',
  chooseSubject: 'Bir konu seç',
  subjects: {
    privacy: 'Gizlilik',
    terms: 'Koşullar',
    support: 'Destek',
    feedback: 'Geri bildirim',
    other: 'Diğer',
  },
  message: 'Mesaj',
  sendMessage: 'Mesajı gönder',
  messageSent: 'Mesajın için teşekkürler! En kısa sürede sana döneceğiz.',
  messageNotSent: 'Üzgünüz, mesajın gönderilirken bir hata oluştu. Tekrar dene.',
  nameIsMissing: 'Adını gir.',
  emailIsMissing: 'E-posta adresini gir.',
  emailIsInvalid: 'Geçerli bir e-posta adresi gir.',
  subjectIsMissing: 'Bir konu seç.',
  messageIsMissing: 'Bir mesaj yaz.',

  simplePricing: 'Sade fiyatlar, dürüst sınırlar',
  whatPlansGive:
    'Ücretsiz plan eksiksizdir ve ücretsiz kalır. Premium sana daha çok adres, daha uzun süre ve yalnızca senin açabildiğin gelen kutuları verir.',
  free: 'Ücretsiz',
  premium: 'Premium',
  freeCard: {
    name: 'ÜCRETSİZ',
    cost: (amount, term) => (
      <>
        {amount(limits.noPrice)}
        {term('her zaman')}
      </>
    ),
    note: 'Günlük kullanım için: tek bir mesaja ihtiyacın olduğunda.',
    choose: 'Ücretsiz başla',
    points: {
      addresses: `Aynı anda en fazla ${limits.freeAddresses}`,
      lifetime: `Her adres ${limits.freeLifetime} geçerli`,
      attachments: `Mesaj başına en fazla ${limits.freeAttachments} ek`,
      live: 'Mesajlar HTML veya düz metin olarak anında gelir',
      deleting: 'Adresi dilediğin an sil',
      noRegistration: 'Üyelik yok',
    },
  },
  premiumCard: {
    name: 'PREMIUM',
    mostPopular: 'En popüler',
    note: 'İş için, test için ve başkasının görmemesi gereken mesajlar için.',
    choose: 'Premium’a geç',
    points: {
      addresses: `Aynı anda en fazla ${limits.premiumAddresses}`,
      lifetime: `Her adres ${limits.premiumLifetime} geçerli`,
      attachments: `Mesaj başına en fazla ${limits.premiumAttachments} ek`,
      onlyYou: 'Yalnızca senin açabildiğin gelen kutuları',
      ownName: 'Adresinin adını kendin seç',
      priority: 'Öncelikli teslimat ve öncelikli destek',
      dashboard: 'Tüm gelen kutuların için tek panel',
      programs: 'Programların için API anahtarları ve webhook’lar',
      noAds: 'Reklam yok',
    },
  },
  sideBySide: 'Plan karşılaştırması',
  planFacts: {
    addresses: {
      label: 'Aynı anda adres',
      free: `En fazla ${limits.freeCount}`,
      premium: `En fazla ${limits.premiumCount}`,
    },
    lifetime: { label: 'Adresin süresi', free: limits.freeLifetime, premium: limits.premiumLifetime },
    attachments: {
      label: 'Mesaj başına ek',
      free: `En fazla ${limits.freeAttachments}`,
      premium: `En fazla ${limits.premiumAttachments}`,
    },
    messages: { label: 'Kutu başına mesaj', free: limits.freeMessages, premium: limits.premiumMessages },
    privacy: { label: 'Gelen kutusunu kim açabilir', free: 'Adresi bilen herkes', premium: 'Yalnızca sen' },
    ownName: { label: 'Kendi seçtiğin ad', free: 'Yok', premium: 'Var' },
    delivery: { label: 'Teslimat', free: 'Normal', premium: 'Öncelikli' },
    support: { label: 'Destek', free: 'Standart', premium: 'Öncelikli' },
    dashboard: { label: 'Panel', free: 'Yok', premium: 'Var' },
    ads: { label: 'Reklam', free: 'Var, mesajlarda yok', premium: 'Yok' },
  },
  questionsAboutPlans: 'Planlarla ilgili sorular',
  questions: {
    reallyFree: {
      question: 'Ücretsiz plan gerçekten ücretsiz mi?',
      answer:
        'Evet. Para ödemezsin, üyelik ve kart gerekmez, sonradan ücretli bir plana da dönüşmez. Masrafını reklamlar karşılar. Reklamlar hiçbir zaman mesajların içinde çıkmaz.',
    },
    allExpired: {
      question: 'Ücretsiz adreslerimin süresi dolunca ne olur?',
      answer: `Hepsini kullandıysan, en son adresinin süresi dolduktan ${limits.cooldown} sonra yenilerini oluşturabilirsin. Sayfada geri sayım görürsün. Premium ile böyle bir bekleme yok: ${limits.premiumAddresses} hakkından biri boşalır boşalmaz yenisini oluşturabilirsin.`,
    },
    security: {
      question: '“Gelişmiş güvenlik” tam olarak ne demek?',
      answer:
        'Ücretsiz bir gelen kutusunu, adresini tam olarak bilen herkes açabilir. Premium gelen kutusunu ise başkaları adresi bilse bile yalnızca sahibi açabilir. İkisi de diskte şifrelidir ve her birinin kendi anahtarı vardır.',
    },
    canceling: {
      question: 'Dilediğim zaman iptal edebilir miyim?',
      answer: `Evet. Premium ayda ${limits.price}; taahhüt yok. İptal, ödediğin ayın sonunda geçerli olur ve Premium o zamana kadar sende kalır.`,
    },
  },

  alreadyPremium: 'Zaten Premium kullanıcısısın',
  thankYou: 'Teşekkürler. Premium’un sunduğu her şey zaten sende.',
  premiumDashboard: 'Premium paneli',
  goHome: 'Ana sayfaya git',
  goBack: 'Geri dön',
  yourBenefits: 'Avantajların',
  benefits: {
    addresses: {
      title: `Aynı anda ${limits.premiumAddresses}`,
      text: 'Her iş için ayrı bir adres kullan.',
    },
    lifetime: {
      title: `Her biri ${limits.premiumLifetime}`,
      text: `Ücretsiz planda bu süre ${limits.freeLifetime}.`,
    },
    attachments: {
      title: `${limits.premiumAttachments} ek`,
      text: `Mesaj başına; ücretsiz planda ${limits.freeAttachments}.`,
    },
    privacy: {
      title: 'Özel gelen kutuları',
      text: 'Başkaları adresi bilse bile onları yalnızca sen açabilirsin.',
    },
    priority: {
      title: 'Öncelik',
      text: 'Mesajların önce teslim edilir, soruların önce yanıtlanır.',
    },
    noAds: { title: 'Reklam yok', text: 'Hiçbir sayfada.' },
  },
};

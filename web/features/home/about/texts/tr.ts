import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  howTitle: 'Adresten koda, saniyeler içinde',
  how: {
    take: {
      title: 'Bir adres al',
      text: 'Tek tık, form yok. Adres hemen çalışır; yanındaki halka, kalan süreyi gösterir.',
    },
    use: {
      title: 'Dilediğin yerde kullan',
      text: 'Bir site adres istediğinde yapıştır. Mesaj burada kendiliğinden görünür.',
    },
    copy: {
      title: 'Kodu kopyala',
      text: 'Kodları ve bağlantıları her dilde senin yerine buluruz; mesajı açmana bile gerek kalmaz.',
    },
  },

  featuresTitle: 'Bilerek basit',
  featuresIntro:
    'Adresini yalnızca bir kez isteyen her şey için bir gelen kutusu: indirmeler, deneme sürümleri, forumlar, testler.',
  manyDomains: 'Aralarından seçebileceğin birkaç alan adı var.',
  features: {
    oneClick: {
      title: 'Tek tıkla adres',
      text: 'Form yok, şifre yok, isim yok. Adres bir saniyeden kısa sürede hazır olur ve hemen çalışır.',
    },
    live: {
      title: 'Mesajlar anında gelir',
      text: 'Yeni mesajlar sayfa yenilenmeden, genellikle gönderildikten sonraki beş saniye içinde görünür.',
    },
    deleted: {
      title: 'Zamanında silinir',
      text: `${limits.freeLifetime} sonra (Premium ile ${limits.premiumLifetime} sonra) adres çalışmayı bırakır ve mesajları silinir. Dilersen daha önce de silebilirsin.`,
    },
    tracking: {
      title: 'Takip engellenir',
      text: 'Harici görseller sen isteyene kadar engellenir, istediğinde de onları senin yerine biz alırız. Tanıdığımız izleyiciler asla yüklenmez.',
    },
    encrypted: {
      title: 'Diskte şifreli',
      text: 'Her mesaj saklanmadan önce şifrelenir ve her gelen kutusunun kendi anahtarı vardır. Konu ve gönderen bile açık hâlde saklanmaz.',
    },
    complete: {
      title: 'Mesajın tamamı',
      text: `HTML ve düz metin, görseller ve en fazla ${limits.freeAttachments} (Premium ile ${limits.premiumAttachments}) boyutunda ekler. Telefonunda da bilgisayarında da.`,
    },
  },

  plansTitle: 'Çoğu kişiye ücretsiz plan yeter',
  plansIntro: 'Premium, daha çok adrese, daha uzun süreye ve daha büyük eklere ihtiyaç duyanlar için.',
  compared: 'Ücretsiz ve Premium karşılaştırması',
  whatYouGet: 'Neler var',
  free: 'Ücretsiz',
  forever: 'her zaman',
  premium: 'Premium',
  perMonth: 'aylık',
  upgrade: 'Premium’a geç',
  seePricing: 'Fiyat ayrıntılarını gör',

  whatIsIt: 'Geçici e-posta nedir?',
  explanation:
    'Geçici adres, kendini silen gerçek bir gelen kutusudur. E-posta adresi isteyen siteye onu verir, ihtiyacın olan mesajı okur ve gerisini unutursun. Bültenler, veri sızıntıları ve satılan e-posta listeleri yalnızca artık var olmayan bir adrese ulaşır.',
  howItWorks: 'Nasıl çalışır?',
  createdForSession:
    'Düğmeye bastığında bu tarayıcı oturumu için rastgele bir adres oluşturulur. O andan itibaren posta sunucumuz bu adrese gelen mesajları kabul eder, şifreler ve saklanır saklanmaz bu sayfada gösterir. Bilinmeyen veya süresi dolmuş adreslere gelen mesajlar geri çevrilir.',
  nothingSent:
    'Senin adına hiçbir şey gönderilmez, hiçbir şey yönlendirilmez ve hesap gerekmez. Bir mesajı ya da adresin tamamını dilediğin zaman silebilirsin. Silmezsen süre dolduğunda ikisi de kendiliğinden silinir.',
  faqTitle: 'Sık sorulan sorular',
  faq: {
    lifetime: {
      question: 'Bir adres ne kadar süre geçerli?',
      answer: `${limits.freeLifetime}, Premium ile ${limits.premiumLifetime}. Adresin yanındaki halka, kalan süreyi gösterir. Süre dolunca adres ve tüm mesajları silinir.`,
    },
    speed: {
      question: 'E-posta ne kadar çabuk gelir?',
      answer:
        'Genellikle beş saniye içinde. Bazı gönderenler e-postalarını sıraya koyar; yeni bir mesaj istemeden önce on dakika kadar bekle.',
    },
    count: {
      question: 'Kaç adresim olabilir?',
      answer: `Hesapsız, aynı anda en fazla ${limits.freeAddresses}; Premium ile ${limits.premiumCount}. Ücretsiz adreslerinin hepsini kullandığında yenisi, en son adresinin süresi dolduktan ${limits.cooldown} sonra açılır.`,
    },
    attachments: {
      question: 'Ekler ne kadar büyük olabilir?',
      answer: `Mesaj başına en fazla ${limits.freeAttachments}, Premium ile ${limits.premiumAttachments}. Daha büyük mesajlar geri çevrilir ve gönderene bildirilir.`,
    },
    readers: {
      question: 'E-postalarımı kimler okuyabilir?',
      answer:
        'Ücretsiz bir gelen kutusunu, adresini tam olarak bilen herkes açabilir. Bu yüzden adresi paylaşma ve özel işler için kullanma. Premium gelen kutularını ise yalnızca sahibi açabilir.',
    },
    sending: {
      question: 'Yanıt yazabilir veya e-posta gönderebilir miyim?',
      answer: 'Hayır. Mayfly yalnızca e-posta alır, bu yüzden spam göndermek için kullanılamaz.',
    },
    keep: {
      question: 'Ne için kullanmamalıyım?',
      answer:
        'Kaybetmek istemediğin hesaplar için: banka, iş, sağlık ya da sonradan kurtarman gerekebilecek her şey. Adres silindikten sonra şifre sıfırlama bağlantılarını artık alamazsın.',
    },
  },
};
